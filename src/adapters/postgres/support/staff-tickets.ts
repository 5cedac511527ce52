import { and, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Reply, StaffChange, StaffTicket, StaffTickets } from '#core/support/staff-tickets.ts';
import { messageTime, statusAfter, waitingAfter, type TicketEvent } from '#core/support/ticket.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { users } from '../schema/accounts.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { supportTickets, ticketAttachments, ticketMails, ticketMessages } from '../schema/support.ts';
import { addTicketMail } from './add-ticket-mail.ts';
import { readAttachment, readTicket, SUMMARY_COLUMNS, summaryOf, type Reader } from './read-tickets.ts';

export function createStaffTickets(needs: QueueingStoreNeeds): StaffTickets {
  const { postgres } = needs;
  const { db } = postgres;
  return {
    list: ({ status, search, most }) =>
      list(db, and(status === 'all' ? undefined : eq(supportTickets.status, status), matches(search)), most),
    ofAddress: (email, most) => list(db, eq(supportTickets.email, email), most),
    async counts() {
      const rows = await db
        .select({ status: supportTickets.status, count: sql<number>`count(*)::int` })
        .from(supportTickets)
        .groupBy(supportTickets.status);
      const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
      return { open: countOf('open'), answered: countOf('answered'), closed: countOf('closed') };
    },
    find: (ticketId) => readStaffTicket(db, ticketId),
    findAttachment: (ticketId) => readAttachment(db, eq(supportTickets.id, ticketId)),
    reply: (ticketId, reply) => postgres.transaction((tx) => addReply(tx, needs, { ticketId, reply })),
    assign: (ticketId, { staffId, before, by, at }) =>
      change(needs, ticketId, async (tx, ticket) => {
        if (ticket.assigned_to !== before && ticket.assigned_to !== staffId) return false;
        await tx.update(supportTickets).set({ assigned_to: staffId }).where(eq(supportTickets.id, ticketId));
        await writeAudit(tx, {
          by,
          at,
          action: 'ticket-assigned',
          target: { kind: 'ticket', id: ticketId },
          before: { assignedTo: ticket.assigned_to },
          after: { assignedTo: staffId },
        });
        return true;
      }),
    setClosed: (ticketId, { isClosed, by, at }) =>
      change(needs, ticketId, async (tx, ticket) => {
        if ((ticket.status === 'closed') === isClosed) return true;
        const event = isClosed ? 'closed' : 'reopened';
        await move(tx, { ticket, event, at });
        await writeAudit(tx, {
          by,
          at,
          action: 'ticket-status-changed',
          target: { kind: 'ticket', id: ticketId },
          before: { status: ticket.status },
          after: { status: statusAfter(event) },
        });
        return true;
      }),
  };
}

type TicketRow = typeof supportTickets.$inferSelect;

async function list(db: Reader, which: SQL | undefined, most: number) {
  const rows = await db
    .select({ ...SUMMARY_COLUMNS, assignee: { id: users.id, name: users.name, email: users.email } })
    .from(supportTickets)
    .leftJoin(ticketAttachments, eq(ticketAttachments.ticket_id, supportTickets.id))
    .leftJoin(users, eq(users.id, supportTickets.assigned_to))
    .where(which)
    .orderBy(sql`${supportTickets.waiting_since} asc nulls last`, desc(supportTickets.last_message_at))
    .limit(most);
  return rows.map(({ assignee, ...row }) => {
    const { name, email, language } = row.ticket;
    return { ...summaryOf(row), name, email, language, assignee: assigneeOf(assignee) };
  });
}

function matches(search: string): SQL | undefined {
  if (search === '') return undefined;
  const part = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(
    ilike(supportTickets.email, part),
    ilike(supportTickets.name, part),
    sql`${supportTickets.number}::text like ${part}`,
    ilike(supportTickets.order_number, part),
  );
}

/** The name, or the address where an account has none. */
function assigneeOf(user: Readonly<{ id: string; name: string; email: string }> | null) {
  return user === null ? null : { id: user.id, name: user.name === '' ? user.email : user.name };
}

async function readStaffTicket(db: Reader, ticketId: string): Promise<StaffTicket | null> {
  const ticket = await readTicket(db, eq(supportTickets.id, ticketId));
  if (ticket === null) return null;
  const [assigned] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.assigned_to))
    .where(eq(supportTickets.id, ticketId));
  const more = await db
    .select({ id: ticketMessages.id, name: users.name, email: users.email, mail: ticketMails.status })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.staff_id))
    .leftJoin(ticketMails, eq(ticketMails.message_id, ticketMessages.id))
    .where(eq(ticketMessages.ticket_id, ticketId));
  const byId = new Map(more.map((row) => [row.id, row]));
  return {
    ...ticket,
    assignee: assigneeOf(assigned ?? null),
    messages: ticket.messages.map((message) => {
      const row = byId.get(message.id);
      return {
        ...message,
        writer: (row?.name === '' ? row.email : row?.name) ?? null,
        mail: row?.mail ?? null,
      };
    }),
  };
}

type Replying = Readonly<{ ticketId: string; reply: Reply }>;

async function addReply(
  tx: Transaction,
  needs: QueueingStoreNeeds,
  { ticketId, reply }: Replying,
): Promise<StaffChange> {
  const [ticket] = await tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, ticketId))
    .for('update');
  if (ticket === undefined) return { kind: 'not-found' };
  const [repeated] = await tx
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.request_id, reply.requestId), eq(ticketMessages.ticket_id, ticketId)));
  if (repeated !== undefined) return result(tx, ticketId, true);
  const [last] = await tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticket_id, ticketId))
    .orderBy(desc(ticketMessages.sent_at), desc(ticketMessages.id))
    .limit(1);
  if (last?.id !== reply.lastSeenMessageId) return result(tx, ticketId, false);
  const { requestId, body, staffId } = reply;
  const at = messageTime(ticket.last_message_at, reply.at);
  const [added] = await tx
    .insert(ticketMessages)
    .values({
      ticket_id: ticketId,
      request_id: requestId,
      author: 'staff',
      staff_id: staffId,
      body,
      sent_at: at,
    })
    .returning({ id: ticketMessages.id });
  if (added === undefined) throw new Error('PostgreSQL returned no id of a reply');
  await move(tx, { ticket, event: 'staff-reply', at });
  await tx
    .update(supportTickets)
    .set({ last_message_at: at, assigned_to: ticket.assigned_to ?? staffId })
    .where(eq(supportTickets.id, ticketId));
  await addTicketMail(tx, needs, { messageId: added.id, kind: 'reply', at });
  await writeAudit(tx, {
    by: staffId,
    at,
    action: 'ticket-replied',
    target: { kind: 'ticket', id: ticketId },
    before: { status: ticket.status },
    after: { status: statusAfter('staff-reply'), message: added.id },
  });
  return result(tx, ticketId, true);
}

async function change(
  { postgres }: QueueingStoreNeeds,
  ticketId: string,
  apply: (tx: Transaction, ticket: TicketRow) => Promise<boolean>,
): Promise<StaffChange> {
  return postgres.transaction(async (tx) => {
    const [ticket] = await tx
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.id, ticketId))
      .for('update');
    if (ticket === undefined) return { kind: 'not-found' };
    return result(tx, ticketId, await apply(tx, ticket));
  });
}

type Move = Readonly<{ ticket: TicketRow; event: TicketEvent; at: Date }>;

async function move(tx: Transaction, { ticket, event, at }: Move): Promise<void> {
  const before = { status: ticket.status, waitingSince: ticket.waiting_since };
  await tx
    .update(supportTickets)
    .set({ status: statusAfter(event), waiting_since: waitingAfter(before, event, at) })
    .where(eq(supportTickets.id, ticket.id));
}

async function result(tx: Transaction, ticketId: string, isDone: boolean): Promise<StaffChange> {
  const ticket = await readStaffTicket(tx, ticketId);
  if (ticket === null) return { kind: 'not-found' };
  return { kind: isDone ? 'done' : 'changed', ticket };
}
