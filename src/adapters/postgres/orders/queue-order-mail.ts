import { randomUUID } from 'node:crypto';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import { isErasedAddress } from '#core/personal-data/erased-address.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin } from '../connection/enqueue-within.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { sentMails } from '../schema/delivery.ts';

type Input = Readonly<{
  orderId: string;
  recipient: string;
  kind: OrderMailKind;
  /** What the mail is about, for a kind of which an order may have several. Default: the order. */
  subject?: string;
  at: Date;
  enqueueWithin: EnqueueWithin;
}>;

/** Queues a mail of an order. One per order and kind: queued again, it is the same mail. */
export async function queueOrderMail(
  tx: Transaction,
  { orderId, recipient, kind, subject = orderId, at, enqueueWithin }: Input,
): Promise<void> {
  // The customer has deleted the account; a later refund still goes to the card.
  if (isErasedAddress(recipient)) return;
  const id = randomUUID();
  // The same mail has the same id, even after a restore from a backup in which it was not sent yet.
  const messageName = `${kind}-${subject}`;
  const queued = await storeMail(tx, { id, kind, subject, orderId, recipient, messageName, at });
  if (queued.length > 0) await enqueueWithin(tx, ORDER_JOBS.sendMail(id));
}

const storeMail = prepareStatement(
  (db, value: Params<'id' | 'kind' | 'subject' | 'orderId' | 'recipient' | 'messageName' | 'at'>) =>
    db
      .insert(sentMails)
      .values({
        id: value('id'),
        kind: value('kind'),
        subject: value('subject'),
        order_id: value('orderId'),
        recipient: value('recipient'),
        message_id: value('messageName'),
        status: 'due',
        created_at: value('at'),
      })
      .onConflictDoNothing()
      .returning({ id: sentMails.id }),
);
