import { randomUUID } from 'node:crypto';
import type { OrderMailKind } from '#core/orders/order-mail-kinds.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { Transaction } from './connect-postgres.ts';
import type { EnqueueWithin } from './enqueue-within.ts';
import { sentMails } from './schema/delivery.ts';

type Wish = Readonly<{
  orderId: string;
  recipient: string;
  kind: OrderMailKind;
  at: Date;
  enqueueWithin: EnqueueWithin;
}>;

/** Queues a mail of an order. One per order and kind: queued again, it is the same mail. */
export async function queueOrderMail(
  tx: Transaction,
  { orderId, recipient, kind, at, enqueueWithin }: Wish,
): Promise<void> {
  const id = randomUUID();
  const queued = await tx
    .insert(sentMails)
    .values({
      id,
      kind,
      subject: orderId,
      order_id: orderId,
      recipient,
      message_id: `<${kind}-${id}@landfall>`,
      status: 'due',
      created_at: at,
    })
    .onConflictDoNothing()
    .returning({ id: sentMails.id });
  if (queued.length > 0) await enqueueWithin(tx, ORDER_JOBS.sendMail(id));
}
