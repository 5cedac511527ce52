import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { lateBefore } from '#core/orders/late-work.ts';
import { TICKET_JOBS } from '#core/support/ticket-jobs.ts';
import type { TicketMailStore } from '#core/support/ticket-mail-store.ts';
import { requeueMails } from '../mails/mail-rows.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { supportTickets, ticketMails, ticketMessages } from '../schema/support.ts';

export function createTicketMailStore(needs: QueueingStoreNeeds): TicketMailStore {
  const { postgres } = needs;
  const { db } = postgres;
  const isDue = (messageId: string) =>
    and(eq(ticketMails.message_id, messageId), eq(ticketMails.status, 'due'));
  return {
    async take(messageId, at) {
      const [mail] = await db
        .update(ticketMails)
        .set({ attempts: sql`${ticketMails.attempts} + 1`, tried_at: at })
        .where(
          and(
            isDue(messageId),
            or(isNull(ticketMails.tried_at), lt(ticketMails.tried_at, lateBefore(at).lock)),
          ),
        )
        .returning();
      if (mail === undefined) return null;
      const [found] = await db
        .select({ ticket: supportTickets, message: ticketMessages })
        .from(ticketMessages)
        .innerJoin(supportTickets, eq(supportTickets.id, ticketMessages.ticket_id))
        .where(eq(ticketMessages.id, messageId));
      if (found === undefined) return null;
      const { ticket, message } = found;
      return {
        messageId,
        kind: mail.kind,
        attempts: mail.attempts,
        recipient: ticket.email,
        language: ticket.language,
        ticketId: ticket.id,
        ticketNumber: String(ticket.number),
        body: message.body,
        sentAt: message.sent_at,
      };
    },
    async end(messageId, end, at) {
      await db
        .update(ticketMails)
        .set({ status: end, sent_at: end === 'sent' ? at : null })
        .where(isDue(messageId));
    },
    requeue: (most, now) =>
      postgres.transaction((tx) =>
        requeueMails(tx, { ...needs, table: 'ticket_mails', jobOf: TICKET_JOBS.sendMail, now, most }),
      ),
  };
}
