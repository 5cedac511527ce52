import { and, eq, isNull, lte } from 'drizzle-orm';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { NoticeInbox } from '#core/payments/notice-inbox.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { paymentNotices } from '../schema/orders.ts';

/** The one notice that changes how an unpaid session is read. */
const SLOW_PAYMENT_FAILED = 'checkout.session.async_payment_failed';

export function createNoticeInbox({ postgres, enqueueWithin }: QueueingStoreNeeds): NoticeInbox {
  return {
    async receive({ noticeId, source, kind, sessionId }, at) {
      await postgres.transaction(async (tx) => {
        const stored = await storeNotice(tx, { noticeId, source, kind, sessionId, at });
        if (stored.length > 0)
          await enqueueWithin(tx, ORDER_JOBS.settlePayment(sessionId, kind === SLOW_PAYMENT_FAILED));
      });
    },
  };
}

const storeNotice = prepareStatement(
  (db, value: Params<'noticeId' | 'source' | 'kind' | 'sessionId' | 'at'>) =>
    db
      .insert(paymentNotices)
      .values({
        notice_id: value('noticeId'),
        source: value('source'),
        kind: value('kind'),
        session_id: value('sessionId'),
        received_at: value('at'),
      })
      .onConflictDoNothing()
      .returning({ id: paymentNotices.notice_id }),
);

/** Notices received before the request are covered by its response; later ones may have newer information. */
export async function markNoticesHandled(
  tx: Transaction,
  sessionId: string,
  { requestedAt, now }: Readonly<{ requestedAt: Date; now: Date }>,
): Promise<void> {
  await markHandled(tx, { sessionId, requestedAt, now });
}

const markHandled = prepareStatement((db, value: Params<'sessionId' | 'requestedAt' | 'now'>) =>
  db
    .update(paymentNotices)
    .set({ handled_at: value('now') })
    .where(
      and(
        eq(paymentNotices.session_id, value('sessionId')),
        isNull(paymentNotices.handled_at),
        lte(paymentNotices.received_at, value('requestedAt')),
      ),
    ),
);
