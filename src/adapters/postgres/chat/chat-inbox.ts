import { sql, type SQL } from 'drizzle-orm';
import type { ChatAuthor } from '#core/chat/chat.ts';
import type { ChatInbox, ChatSummary } from '#core/chat/chat-store.ts';
import type { Language } from '#core/language.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { announcing } from './chat-events.ts';
import { dateOf, marksOf, type MarksRow } from './chat-rows.ts';

/** More open chats than a team can handle; the longest waiting are among them. */
const MOST_LISTED = 200;
const SHORTENED_TO = 160;

type SummaryRow = MarksRow & {
  user_id: string;
  email: string;
  language: Language;
  author: ChatAuthor;
  text: string;
  last_message_at: string;
  unread: number;
  waiting_since: string | null;
  staff_id: string | null;
  staff_name: string | null;
  is_done: boolean;
};

export function createChatInbox({ db, transaction }: Postgres): ChatInbox {
  const summaries = async (where: SQL): Promise<readonly ChatSummary[]> => {
    const { rows } = await db.execute<SummaryRow>(sql`
      select c.user_id, u.email, c.language, c.last_sequence, c.customer_read, c.customer_read_at, c.staff_read,
        c.staff_read_at, c.last_message_at, c.waiting_since, c.staff_id, s.shown_name as staff_name,
        c.done_at is not null as is_done, m.author, left(m.text, ${SHORTENED_TO}) as text,
        (select count(*)::integer from chat_messages n
          where n.user_id = c.user_id and n.sequence > c.staff_read and n.author = 'customer') as unread
      from chats c
      join users u on u.id = c.user_id
      join chat_messages m on m.user_id = c.user_id and m.sequence = c.last_sequence
      left join chat_staff s on s.user_id = c.staff_id
      where ${where}
      order by c.done_at is not null, c.waiting_since nulls last, c.last_message_at desc
      limit ${MOST_LISTED}`);
    return rows.map(summaryOf);
  };
  return {
    list: ({ doneSince }) => summaries(sql`c.done_at is null or c.done_at > ${doneSince}`),
    find: (customerIds) => summaries(sql`c.user_id = any(${sql.param(customerIds)}::text[])`),
    finish: (chat) => transaction((tx) => finish(tx, chat)),
  };
}

type Finished = Parameters<ChatInbox['finish']>[0];

async function finish(tx: Transaction, { customerId, seen, by, at }: Finished) {
  const { rows } = await tx.execute<{ last_sequence: number }>(
    sql`select last_sequence from chats where user_id = ${customerId} for update`,
  );
  const [chat] = rows;
  if (chat === undefined) return 'unknown-chat';
  if (seen < chat.last_sequence) return 'changed';
  await tx.execute(sql`
    update chats set done_at = ${at}, waiting_since = null, staff_read = last_sequence, staff_read_at = ${at}
    where user_id = ${customerId} and done_at is null`);
  await writeAudit(tx, {
    by,
    at,
    action: 'chat-finished',
    target: { kind: 'chat', id: customerId },
    before: null,
    after: { lastMessage: chat.last_sequence },
  });
  await tx.execute(sql`select ${announcing({ kind: 'chat', customerId })}`);
  return 'done';
}

function summaryOf(row: SummaryRow): ChatSummary {
  const { email, language, author, text, unread } = row;
  return {
    customerId: row.user_id,
    email,
    language,
    marks: marksOf(row),
    last: { author, text, at: new Date(row.last_message_at) },
    unread,
    waitingSince: dateOf(row.waiting_since),
    staff: row.staff_id === null ? null : { userId: row.staff_id, name: row.staff_name },
    isDone: row.is_done,
  };
}
