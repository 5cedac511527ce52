import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { lateBefore, MAIL_PAUSE } from '#core/orders/late-work.ts';
import { TICKET_JOBS } from '#core/support/ticket-jobs.ts';
import type { TicketMailStore } from '#core/support/ticket-mail-store.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../orders/enqueue-within.ts';
import { supportTickets, ticketMails, ticketMessages } from '../schema/support.ts';

type Round = Readonly<{ most: number; now: Date }>;

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
    requeue: (most, now) => postgres.transaction((tx) => requeue(tx, needs, { most, now })),
  };
}

async function requeue(tx: Transaction, needs: QueueingStoreNeeds, { most, now }: Round): Promise<number> {
  const lastTouched = sql`coalesce(${ticketMails.tried_at}, ${ticketMails.created_at})`;
  const pause = sql`(${ticketMails.attempts} - ${MAIL_PAUSE.attemptsWithout}::int) * make_interval(secs => ${MAIL_PAUSE.stepSeconds})`;
  const late = await tx
    .select({ id: ticketMails.message_id })
    .from(ticketMails)
    .where(
      and(
        eq(ticketMails.status, 'due'),
        sql`${lastTouched} < ${lateBefore(now).lock.toISOString()}::timestamptz`,
        sql`${lastTouched} < ${now.toISOString()}::timestamptz - ${pause}`,
      ),
    )
    .orderBy(lastTouched)
    .limit(most);
  // Transactions that queue the same keys must do it in the same order, or they could deadlock.
  for (const id of late.map((one) => one.id).toSorted())
    await needs.enqueueWithin(tx, TICKET_JOBS.sendMail(id));
  return late.length;
}
