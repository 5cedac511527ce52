import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { messageTime, statusAfter, waitingAfter } from '#core/support/ticket.ts';
import type { NewTicket, SubmitOutcome, TicketStore } from '#core/support/ticket-store.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { supportTickets, ticketAttachments, ticketMessages } from '../schema/support.ts';
import { addTicketMail } from './add-ticket-mail.ts';
import { readAttachment, readTicket, selectSummaries, summaryOf, ticketOf } from './read-tickets.ts';

export function createTicketStore(needs: QueueingStoreNeeds): TicketStore {
  const { postgres } = needs;
  const { db } = postgres;
  return {
    async submit(ticket, at) {
      try {
        return await postgres.transaction((tx) => submit(tx, needs, { ticket, at }));
      } catch (error) {
        if (error instanceof AttachmentGone) return { kind: 'attachment-gone' };
        throw error;
      }
    },
    async listOf(email) {
      const rows = await selectSummaries(db)
        .where(eq(supportTickets.email, email))
        .orderBy(desc(supportTickets.last_message_at), desc(supportTickets.number));
      return rows.map(summaryOf);
    },
    findOf: (email, ticketId) => readTicket(db, ticketOf(email, ticketId)),
    findAttachmentOf: (email, ticketId) => readAttachment(db, ticketOf(email, ticketId)),
    addMessage: (email, ticketId, message) =>
      postgres.transaction((tx) => addMessage(tx, { email, ticketId, message })),
  };
}

/** Ends the transaction: a ticket without the file that it is about would be answered wrongly. */
class AttachmentGone extends Error {}

type Submission = Readonly<{ ticket: NewTicket; at: Date }>;

async function submit(
  tx: Transaction,
  needs: QueueingStoreNeeds,
  { ticket, at }: Submission,
): Promise<SubmitOutcome> {
  const status = statusAfter('customer-message');
  const [added] = await tx
    .insert(supportTickets)
    .values({
      request_id: ticket.requestId,
      name: ticket.name,
      email: ticket.email,
      order_number: ticket.orderNumber,
      language: ticket.language,
      status,
      created_at: at,
      waiting_since: waitingAfter({ status, waitingSince: null }, 'customer-message', at),
      last_message_at: at,
      was_signed_in: ticket.wasSignedIn,
    })
    .onConflictDoNothing({ target: supportTickets.request_id })
    .returning();
  if (added === undefined) return findSubmitted(tx, ticket.requestId);
  const messageId = randomUUID();
  await tx.insert(ticketMessages).values({
    id: messageId,
    ticket_id: added.id,
    request_id: randomUUID(),
    author: 'customer',
    body: ticket.message,
    sent_at: at,
  });
  if (ticket.attachmentId !== null) await attach(tx, ticket.attachmentId, added.id);
  await addTicketMail(tx, needs, { messageId, kind: 'received', at });
  return stored(added);
}

async function findSubmitted(tx: Transaction, requestId: string): Promise<SubmitOutcome> {
  const [found] = await tx.select().from(supportTickets).where(eq(supportTickets.request_id, requestId));
  if (found === undefined) throw new Error('A ticket was deleted while it was submitted again');
  return stored(found);
}

function stored({ number, created_at }: typeof supportTickets.$inferSelect): SubmitOutcome {
  return { kind: 'stored', receipt: { number: String(number), createdAt: created_at } };
}

async function attach(tx: Transaction, attachmentId: string, ticketId: string): Promise<void> {
  const taken = await tx
    .update(ticketAttachments)
    .set({ ticket_id: ticketId, client: null })
    .where(and(eq(ticketAttachments.id, attachmentId), isNull(ticketAttachments.ticket_id)))
    .returning({ id: ticketAttachments.id });
  if (taken.length === 0) throw new AttachmentGone();
}

type Adding = Readonly<{
  email: string;
  ticketId: string;
  message: Parameters<TicketStore['addMessage']>[2];
}>;

async function addMessage(tx: Transaction, { email, ticketId, message }: Adding) {
  const [before] = await tx.select().from(supportTickets).where(ticketOf(email, ticketId)).for('update');
  if (before === undefined) return null;
  const { requestId, body } = message;
  const at = messageTime(before.last_message_at, message.at);
  const added = await tx
    .insert(ticketMessages)
    .values({ ticket_id: ticketId, request_id: requestId, author: 'customer', body, sent_at: at })
    .onConflictDoNothing({ target: ticketMessages.request_id })
    .returning({ id: ticketMessages.id });
  if (added.length > 0)
    await tx
      .update(supportTickets)
      .set({
        status: statusAfter('customer-message'),
        waiting_since: waitingAfter(
          { status: before.status, waitingSince: before.waiting_since },
          'customer-message',
          at,
        ),
        last_message_at: at,
      })
      .where(eq(supportTickets.id, ticketId));
  return readTicket(tx, ticketOf(email, ticketId));
}
