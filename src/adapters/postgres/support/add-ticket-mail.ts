import { TICKET_JOBS } from '#core/support/ticket-jobs.ts';
import type { TicketMailKind } from '#core/support/ticket-mail-store.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { ticketMails } from '../schema/support.ts';

type Adding = Readonly<{ messageId: string; kind: TicketMailKind; at: Date }>;

/** The message and its email are stored together or not at all. */
export async function addTicketMail(
  tx: Transaction,
  { enqueueWithin }: Pick<QueueingStoreNeeds, 'enqueueWithin'>,
  { messageId, kind, at }: Adding,
): Promise<void> {
  await tx.insert(ticketMails).values({ message_id: messageId, kind, status: 'due', created_at: at });
  await enqueueWithin(tx, TICKET_JOBS.sendMail(messageId));
}
