import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { MOST_MAIL_ATTEMPTS, type MailStore } from '#core/orders/mail/mail-store.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { announcing } from './order-events.ts';
import { refunds, sentMails } from '../schema/delivery.ts';
import { orders, payments } from '../schema/orders.ts';
import { openEsim, readUnits } from './unit-esims.ts';

type Needs = Readonly<{ postgres: Postgres; secretBox: SecretBox }>;

/**
 * How long a mail is locked for the worker that took it; longer than a mail server may take (20 s for each
 * response).
 */
export const LOCKED_FOR_MS = 40_000;

/** The refund reasons that the refund mail covers. */
const NOT_DELIVERED = ['undelivered', 'wrong-amount', 'cancelled-order'] as const;

const NOTHING_REFUNDED = { refundedCents: 0, isPaymentReturned: false };

export function createMailStore({ postgres, secretBox }: Needs): MailStore {
  const { db } = postgres;
  return {
    async take(mailId, at) {
      const before = new Date(at.getTime() - LOCKED_FOR_MS);
      const [mail] = await takeMail(db, { mailId, at, before });
      if (mail === undefined) return null;
      // Checked before the eSIMs are decrypted, which may be what failed each time.
      if (mail.attempts > MOST_MAIL_ATTEMPTS) return 'attempts-exhausted';
      const { orderId, ...due } = mail;
      const units = await readUnits(db, orderId);
      return {
        ...due,
        orderNumber: String(due.orderNumber),
        ...(due.kind === 'refund' ? await readRefunded(db, orderId) : NOTHING_REFUNDED),
        units: units.map(({ unit, described, esim }) => ({
          described,
          priceCents: unit.price_cents,
          paidCents: unit.price_cents - unit.discount_cents,
          esim: esim === null ? null : openEsim(esim, secretBox),
        })),
      };
    },
    markSent: (mailId, at) => end(postgres, { mailId, status: 'sent', at }),
    markRefused: (mailId) => end(postgres, { mailId, status: 'refused', at: null }),
  };
}

/** Refunds of undelivered units, or of the whole payment of a cancelled order. */
async function readRefunded(db: Postgres['db'], orderId: string): Promise<typeof NOTHING_REFUNDED> {
  const rows = await db
    .select({ amount: refunds.amount_cents, reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.payment_id, refunds.payment_id))
    .where(and(eq(payments.order_id, orderId), inArray(refunds.reason, NOT_DELIVERED)));
  return {
    refundedCents: rows.reduce((sum, { amount }) => sum + amount, 0),
    isPaymentReturned: rows.some(({ reason }) => reason !== 'undelivered'),
  };
}

const takeMail = prepareStatement((db, value: Params<'mailId' | 'at' | 'before'>) =>
  db
    .update(sentMails)
    .set({ attempts: sql`${sentMails.attempts} + 1`, tried_at: value('at') })
    .from(orders)
    .where(
      and(
        eq(orders.id, sentMails.order_id),
        eq(sentMails.id, value('mailId')),
        eq(sentMails.status, 'due'),
        or(isNull(sentMails.tried_at), lt(sentMails.tried_at, value('before'))),
      ),
    )
    .returning({
      id: sentMails.id,
      kind: sentMails.kind,
      recipient: sentMails.recipient,
      messageName: sentMails.message_id,
      attempts: sentMails.attempts,
      orderId: orders.id,
      orderNumber: orders.number,
      language: orders.language,
      totalCents: orders.total_cents,
      isWithdrawalAccepted: sql<boolean>`${orders.withdrawal_accepted_at} is not null`,
    }),
);

type Ending = Readonly<{ mailId: string; status: 'sent' | 'refused'; at: Date | null }>;

async function end({ db }: Postgres, ending: Ending): Promise<void> {
  await endMail(db, ending);
}

/** One statement, so that the change and its notification happen together or not at all. */
const endMail = prepareStatement((db, value: Params<keyof Ending>) => {
  const ended = db.$with('ended').as(
    db
      .update(sentMails)
      .set({ status: value('status'), sent_at: value('at') })
      .where(and(eq(sentMails.id, value('mailId')), eq(sentMails.status, 'due')))
      .returning({ order_id: sentMails.order_id }),
  );
  return db
    .with(ended)
    .select({ notified: announcing(ended.order_id) })
    .from(ended)
    .where(isNotNull(ended.order_id));
});
