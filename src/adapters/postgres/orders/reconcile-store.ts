import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { ACCOUNT_JOBS } from '#core/accounts/account-jobs.ts';
import { CART_REMINDER_JOBS } from '#core/cart-reminders/cart-reminder-jobs.ts';
import { CHAT_JOBS } from '#core/chat/chat-jobs.ts';
import type { QueuedJob } from '#core/jobs/job.ts';
import { NEWSLETTER_JOBS } from '#core/newsletter/newsletter-jobs.ts';
import { DELIVER_WITHIN_MS } from '#core/orders/delivery/delivery-store.ts';
import { lateBefore } from '#core/orders/late-work.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import { SHARE_JOBS } from '#core/shares/share-jobs.ts';
import { WITHDRAWAL_JOBS } from '#core/withdrawals/withdrawal-jobs.ts';
import type { Reconciled, ReconcileStore } from '#core/orders/reconcile-orders.ts';
import { releaseGifts, type ReleaseNeeds } from '../gifts/release-gifts.ts';
import { requeueMails, type QueuedMailTable } from '../mails/mail-rows.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { refunds } from '../schema/delivery.ts';
import { checkoutSessions, orders, orderUnits, paymentNotices } from '../schema/orders.ts';

/** At most this many of a kind per round, those waiting longest first; the next round takes the next. */
const BATCH_SIZE = 200;

export function createReconcileStore(needs: ReleaseNeeds): ReconcileStore {
  return {
    async queueWhatIsLate(now, mostSessions) {
      const mails = (table: QueuedMailTable, jobOf: (mailId: string) => QueuedJob) =>
        inTransaction(needs, (tx) => requeueMails(tx, { ...needs, table, jobOf, now, most: BATCH_SIZE }));
      return {
        sessions: await inTransaction(needs, (tx) => checkSessions(tx, needs, { now, mostSessions })),
        notices: await inTransaction(needs, (tx) => requeueNotices(tx, needs, now)),
        units: await inTransaction(needs, (tx) => requeueUnits(tx, needs, now)),
        refunds: await inTransaction(needs, (tx) => repeatRefunds(tx, needs, now)),
        mails: await mails('sent_mails', ORDER_JOBS.sendMail),
        accountMails: await mails('account_mails', ACCOUNT_JOBS.sendMail),
        gifts: await releaseGifts(needs, now, BATCH_SIZE),
        shareMails: await mails('share_mails', SHARE_JOBS.sendMail),
        withdrawalMails: await mails('withdrawal_mails', WITHDRAWAL_JOBS.sendMail),
        newsletterMails: await mails('newsletter_mails', NEWSLETTER_JOBS.sendMail),
        cartReminders: await mails('cart_reminders', CART_REMINDER_JOBS.send),
        chatMails: await mails('chat_mails', CHAT_JOBS.sendMail),
        cancelled: await cancelWithoutSession(needs, now),
      } satisfies Reconciled;
    },
    async lastWebhookAt() {
      const [last] = await needs.postgres.db
        .select({ at: paymentNotices.received_at })
        .from(paymentNotices)
        // A literal, not a parameter: the partial index is only used for this exact value.
        .where(sql`${paymentNotices.source} = 'webhook'`)
        .orderBy(desc(paymentNotices.received_at))
        .limit(1);
      return last?.at ?? null;
    },
  };
}

function inTransaction(
  { postgres }: QueueingStoreNeeds,
  work: (tx: Transaction) => Promise<number>,
): Promise<number> {
  return postgres.transaction(work);
}

/** Two concurrent rounds must queue in the same order, or they could deadlock. */
function inOrder(found: readonly { id: string }[]): readonly string[] {
  return found.map(({ id }) => id).toSorted();
}

type DueSessions = Readonly<{ now: Date; mostSessions: number }>;

async function checkSessions(
  tx: Transaction,
  needs: QueueingStoreNeeds,
  { now, mostSessions }: DueSessions,
): Promise<number> {
  const late = tx
    .select({ id: checkoutSessions.session_id })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.status, 'open'), lt(checkoutSessions.asked_at, lateBefore(now).session)))
    .orderBy(asc(checkoutSessions.asked_at))
    .limit(mostSessions)
    .for('update', { skipLocked: true });
  const due = await tx
    .update(checkoutSessions)
    .set({ asked_at: now })
    .where(inArray(checkoutSessions.session_id, late))
    .returning({ id: checkoutSessions.session_id });
  for (const id of inOrder(due)) await needs.enqueueWithin(tx, ORDER_JOBS.settlePayment(id));
  return due.length;
}

/** Queues notices whose job failed for good, for example during a long outage of the payment service. */
async function requeueNotices(tx: Transaction, needs: QueueingStoreNeeds, now: Date): Promise<number> {
  const before = lateBefore(now).notice;
  const late = tx
    .select({ id: paymentNotices.notice_id })
    .from(paymentNotices)
    .where(
      and(
        isNull(paymentNotices.handled_at),
        lt(paymentNotices.received_at, before),
        or(isNull(paymentNotices.asked_at), lt(paymentNotices.asked_at, before)),
      ),
    )
    .orderBy(sql`coalesce(${paymentNotices.asked_at}, ${paymentNotices.received_at})`)
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  const due = await tx
    .update(paymentNotices)
    .set({ asked_at: now })
    .where(inArray(paymentNotices.notice_id, late))
    .returning({ id: paymentNotices.session_id });
  for (const id of inOrder(due)) await needs.enqueueWithin(tx, ORDER_JOBS.settlePayment(id));
  return due.length;
}

/** Queues units that no worker holds: their job or its worker was lost. */
async function requeueUnits(tx: Transaction, needs: QueueingStoreNeeds, now: Date): Promise<number> {
  const freeSince = sql`coalesce(${orderUnits.held_until}, ${orderUnits.deliver_by} - make_interval(secs => ${
    DELIVER_WITHIN_MS / 1_000
  }))`;
  const before = lateBefore(now);
  const late = await tx
    .select({ id: orderUnits.id })
    .from(orderUnits)
    .where(
      and(
        isNull(orderUnits.outcome),
        isNotNull(orderUnits.deliver_by),
        sql`${freeSince} < case when ${orderUnits.held_until} is null
          then ${before.unit.toISOString()}::timestamptz else ${before.hold.toISOString()}::timestamptz end`,
      ),
    )
    .orderBy(freeSince)
    .limit(BATCH_SIZE);
  for (const id of inOrder(late)) await needs.enqueueWithin(tx, ORDER_JOBS.fulfilUnit(id));
  return late.length;
}

/** Queues refunds whose last worker has released them or has died. */
async function repeatRefunds(tx: Transaction, needs: QueueingStoreNeeds, now: Date): Promise<number> {
  const lastTouched = sql`coalesce(${refunds.tried_at}, ${refunds.created_at})`;
  const due = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'due'),
        sql`${lastTouched} < ${lateBefore(now).lock.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(lastTouched)
    .limit(BATCH_SIZE);
  for (const id of inOrder(due)) await needs.enqueueWithin(tx, ORDER_JOBS.makeRefund(id));
  return due.length;
}

/** For such an order no customer ever got an address to pay at. */
async function cancelWithoutSession({ postgres }: QueueingStoreNeeds, now: Date): Promise<number> {
  const { db } = postgres;
  const abandoned = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'awaiting-payment'),
        // Matches the condition of the partial index of unpaid orders.
        isNull(orders.paid_at),
        isNull(orders.cancelled_at),
        lt(orders.pay_until, lateBefore(now).payUntil),
        notExists(db.select().from(checkoutSessions).where(eq(checkoutSessions.order_id, orders.id))),
      ),
    )
    .limit(BATCH_SIZE);
  for (const { id } of abandoned) await postgres.transaction((tx) => cancelOrder(tx, id, { at: now }));
  return abandoned.length;
}
