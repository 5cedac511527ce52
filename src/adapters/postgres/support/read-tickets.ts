import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AttachmentFile } from '#core/support/ticket-store.ts';
import type { Ticket, TicketSummary } from '#core/support/ticket.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { supportTickets, ticketAttachments, ticketMessages } from '../schema/support.ts';

export type Reader = Postgres['db'] | Transaction;

/** So much of the first message is shown in a list, in characters. */
const OPENING_LENGTH = 160;

const CUT = sql.raw(
  `case when length(m.body) > ${OPENING_LENGTH} then left(m.body, ${OPENING_LENGTH - 1}) || '…' else m.body end`,
);

const OPENING = sql<string>`(select ${CUT} from ticket_messages m
  where m.ticket_id = ${supportTickets.id} order by m.sent_at, m.id limit 1)`;

/** The columns of a ticket in a list, without the content of its attachment. */
export const SUMMARY_COLUMNS = {
  ticket: supportTickets,
  opening: OPENING,
  fileName: ticketAttachments.file_name,
  contentType: ticketAttachments.content_type,
  bytes: ticketAttachments.bytes,
};

type SummaryRow = Readonly<{
  ticket: typeof supportTickets.$inferSelect;
  opening: string;
  fileName: string | null;
  contentType: (typeof ticketAttachments.$inferSelect)['content_type'] | null;
  bytes: number | null;
}>;

export function summaryOf({ ticket, opening, fileName, contentType, bytes }: SummaryRow): TicketSummary {
  return {
    id: ticket.id,
    number: String(ticket.number),
    status: ticket.status,
    orderNumber: ticket.order_number,
    wasSignedIn: ticket.was_signed_in,
    createdAt: ticket.created_at,
    waitingSince: ticket.waiting_since,
    lastMessageAt: ticket.last_message_at,
    opening,
    attachment:
      fileName === null || contentType === null || bytes === null ? null : { fileName, contentType, bytes },
  };
}

export function selectSummaries(db: Reader) {
  return db
    .select(SUMMARY_COLUMNS)
    .from(supportTickets)
    .leftJoin(ticketAttachments, eq(ticketAttachments.ticket_id, supportTickets.id));
}

/** Null: no ticket fulfils the condition. */
export async function readTicket(db: Reader, isIt: SQL | undefined): Promise<Ticket | null> {
  const [row] = await selectSummaries(db).where(isIt).limit(1);
  if (row === undefined) return null;
  const { name, email, language } = row.ticket;
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticket_id, row.ticket.id))
    .orderBy(asc(ticketMessages.sent_at), asc(ticketMessages.id));
  return {
    ...summaryOf(row),
    name,
    email,
    language,
    messages: messages.map(({ id, author, body, sent_at }) => ({ id, author, body, sentAt: sent_at })),
  };
}

export async function readAttachment(db: Reader, isIt: SQL | undefined): Promise<AttachmentFile | null> {
  const [file] = await db
    .select()
    .from(ticketAttachments)
    .where(
      inArray(
        ticketAttachments.ticket_id,
        db.select({ id: supportTickets.id }).from(supportTickets).where(isIt),
      ),
    );
  if (file === undefined) return null;
  const { file_name, content_type, bytes, content } = file;
  return { fileName: file_name, contentType: content_type, bytes, content };
}

/** A ticket of an address. */
export function ticketOf(email: string, ticketId: string): SQL | undefined {
  return and(eq(supportTickets.id, ticketId), eq(supportTickets.email, email));
}
