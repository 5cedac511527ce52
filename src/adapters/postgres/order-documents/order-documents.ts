import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { mailToResend } from '#core/orders/history/resent-mail.ts';
import type { OrderDocuments, OrderRecord, ResendOutcome } from '#core/orders/history/order-record.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import { isErasedAddress } from '#core/personal-data/erased-address.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { readGifts } from '../gifts/read-gifts.ts';
import type { EnqueueWithin, QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { sentMails } from '../schema/delivery.ts';
import { orders } from '../schema/orders.ts';
import { readLastBilling, saveBillingWithin } from './billing-store.ts';
import { readMails, readRecord } from './read-record.ts';

export function createOrderDocuments({ postgres, enqueueWithin }: QueueingStoreNeeds): OrderDocuments {
  return {
    find: (orderId): Promise<OrderRecord | null> => readRecord(postgres.db, orderId),
    resend: (orderId, at) => postgres.transaction((tx) => resendWithin(tx, { orderId, at, enqueueWithin })),
    lastBilling: (userId) => readLastBilling(postgres.db, userId),
    saveBilling: (change) => postgres.transaction((tx) => saveBillingWithin(tx, change)),
  };
}

type Resend = Readonly<{ orderId: string; at: Date; enqueueWithin: EnqueueWithin }>;

/** The lock on the order lets two requests at once take turns: the second one finds the mail of the first. */
export async function resendWithin(
  tx: Transaction,
  { orderId, at, enqueueWithin }: Resend,
): Promise<ResendOutcome> {
  const [order] = await tx
    .select({ email: orders.email })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (order === undefined || isErasedAddress(order.email)) return 'none';
  const mails = await readMails(tx, orderId);
  const gift = (await readGifts(tx, [orderId])).get(orderId) ?? null;
  const kind = mailToResend({ mails, gift });
  if (kind === null) return 'none';
  if (mails.some((mail) => mail.kind === kind && mail.status === 'due')) return 'waiting';
  const [earlier] = await tx
    .select({ count: count() })
    .from(sentMails)
    .where(and(eq(sentMails.order_id, orderId), eq(sentMails.kind, kind)));
  const id = randomUUID();
  // The first mail of a kind has the order alone as its subject; each later one has its number.
  const nth = (earlier?.count ?? 0) + 1;
  await tx.insert(sentMails).values({
    id,
    kind,
    subject: `${orderId} ${nth}`,
    order_id: orderId,
    recipient: order.email,
    message_id: `${kind}-${orderId}-${nth}`,
    status: 'due',
    created_at: at,
  });
  await enqueueWithin(tx, ORDER_JOBS.sendMail(id));
  return 'queued';
}
