import type { ShownTicket, ShownTicketSummary } from '#contract/support/tickets.ts';
import type { StaffTicketSummary as ShownStaffSummary } from '#contract/admin/tickets.ts';
import type { StaffTicketSummary } from '#core/support/staff-tickets.ts';
import { replyDueAt } from '#core/support/reply-time.ts';
import type { Ticket, TicketSummary } from '#core/support/ticket.ts';

export function showSummary(ticket: TicketSummary): ShownTicketSummary {
  const { id, number, status, orderNumber, wasSignedIn, opening, attachment } = ticket;
  const { createdAt, lastMessageAt, waitingSince } = ticket;
  return {
    id,
    number,
    status,
    orderNumber,
    wasSignedIn,
    createdAt: createdAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
    replyBy: waitingSince === null ? null : replyDueAt(waitingSince).toISOString(),
    opening,
    attachment,
  };
}

/** In a list of staff. */
export function showStaffSummary(ticket: StaffTicketSummary): ShownStaffSummary {
  const { name, email, language, assignee } = ticket;
  return { ...showSummary(ticket), name, email, language, assignee };
}

export function showTicket(ticket: Ticket): ShownTicket {
  return {
    ...showSummary(ticket),
    messages: ticket.messages.map(({ id, author, body, sentAt }) => ({
      id,
      author,
      body,
      sentAt: sentAt.toISOString(),
    })),
  };
}
