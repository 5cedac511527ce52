import { sql, type SQL } from 'drizzle-orm';
import { MESSAGES_PER_PAGE, NO_MARKS, type ChatMessage } from '#core/chat/chat.ts';
import type { ChatStore, CustomerMessage, PageOf, StaffMessage } from '#core/chat/chat-store.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { announcing } from './chat-events.ts';
import { messageOf, marksOf, MESSAGE_COLUMNS, type MarksRow, type MessageRow } from './chat-rows.ts';

type LockedChat = { last_sequence: number };
type NewMessage = Readonly<{ customerId: string; clientId: string; text: string; at: Date }> &
  (Readonly<{ author: 'customer' }> | Readonly<{ author: 'staff'; staffId: string }>);

export function createChatStore({ db, transaction }: Postgres): ChatStore {
  return {
    async read(customerId, page) {
      const [messages, marks] = await Promise.all([
        db.execute<MessageRow>(pageOf(customerId, page)),
        db.execute<MarksRow>(sql`select last_sequence, customer_read, customer_read_at, staff_read, staff_read_at
          from chats where user_id = ${customerId}`),
      ]);
      const [row] = marks.rows;
      return { messages: messages.rows.map(messageOf), marks: row === undefined ? NO_MARKS : marksOf(row) };
    },
    addFromCustomer: (message) => transaction((tx) => addFromCustomer(tx, message)),
    addFromStaff: (message) => transaction((tx) => addFromStaff(tx, message)),
    async markRead({ customerId, by, sequence, at }) {
      const mark = sql.identifier(by === 'customer' ? 'customer_read' : 'staff_read');
      const markedAt = sql.identifier(by === 'customer' ? 'customer_read_at' : 'staff_read_at');
      await db.execute(sql`
        with marked as (
          update chats set ${mark} = least(${sequence}::integer, last_sequence), ${markedAt} = ${at}
          where user_id = ${customerId} and ${mark} < least(${sequence}::integer, last_sequence) returning user_id)
        select ${announcing({ kind: 'chat', customerId })} from marked`);
    },
    async announceTyping(typing) {
      await db.execute(sql`select ${announcing(typing)}`);
    },
  };
}

function pageOf(customerId: string, page: PageOf): SQL {
  const messages = sql`select ${MESSAGE_COLUMNS} from chat_messages m
    left join chat_staff s on s.user_id = m.staff_id where m.user_id = ${customerId}`;
  if (page !== 'newest' && 'after' in page)
    return sql`${messages} and m.sequence > ${page.after} order by m.sequence limit ${MESSAGES_PER_PAGE}`;
  const isBefore = page === 'newest' ? sql`` : sql`and m.sequence < ${page.before}`;
  return sql`select * from (${messages} ${isBefore} order by m.sequence desc limit ${MESSAGES_PER_PAGE}) page
    order by sequence`;
}

async function addFromCustomer(tx: Transaction, message: CustomerMessage): Promise<ChatMessage> {
  const { customerId, language, at } = message;
  const { rows } = await tx.execute<LockedChat>(sql`
    insert into chats (user_id, language, created_at, last_message_at) values (${customerId}, ${language}, ${at}, ${at})
    on conflict (user_id) do update set language = excluded.language returning last_sequence`);
  const known = await findByClientId(tx, { ...message, author: 'customer' });
  return known ?? (await insertMessage(tx, rows[0]?.last_sequence ?? 0, { ...message, author: 'customer' }));
}

async function addFromStaff(tx: Transaction, message: StaffMessage) {
  const { customerId, seen } = message;
  const { rows } = await tx.execute<LockedChat>(
    sql`select last_sequence from chats where user_id = ${customerId} for update`,
  );
  const [chat] = rows;
  if (chat === undefined) return { kind: 'unknown-chat' as const };
  const added = { ...message, author: 'staff' as const };
  const known = await findByClientId(tx, added);
  if (known !== null) return { kind: 'stored' as const, message: known };
  if (seen < chat.last_sequence) return { kind: 'changed' as const };
  const stored = await insertMessage(tx, chat.last_sequence, added);
  await writeAudit(tx, {
    by: message.staffId,
    at: message.at,
    action: 'chat-replied',
    target: { kind: 'chat', id: customerId },
    before: null,
    after: { message: stored.sequence },
  });
  return { kind: 'stored' as const, message: stored };
}

async function findByClientId(tx: Transaction, message: NewMessage): Promise<ChatMessage | null> {
  const { rows } = await tx.execute<MessageRow>(sql`select ${MESSAGE_COLUMNS} from chat_messages m
    left join chat_staff s on s.user_id = m.staff_id
    where m.user_id = ${message.customerId} and m.author = ${message.author} and m.client_id = ${message.clientId}`);
  const [row] = rows;
  return row === undefined ? null : messageOf(row);
}

/** The row of the chat is locked, so numbers have no gaps and become visible in their order. */
async function insertMessage(tx: Transaction, last: number, message: NewMessage): Promise<ChatMessage> {
  const { customerId, author, clientId, text, at } = message;
  const staffId = message.author === 'staff' ? message.staffId : null;
  const sequence = last + 1;
  const { rows } = await tx.execute<MessageRow>(sql`
    with m as (
      insert into chat_messages (user_id, sequence, author, staff_id, client_id, text, sent_at)
      values (${customerId}, ${sequence}, ${author}, ${staffId}, ${clientId}, ${text}, ${at}) returning *)
    select ${MESSAGE_COLUMNS} from m left join chat_staff s on s.user_id = m.staff_id`);
  await tx.execute(sql`
    update chats set last_sequence = ${sequence}, last_message_at = ${at}, done_at = null, ${afterMessage(message, sequence)}
    where user_id = ${customerId}`);
  await tx.execute(sql`select ${announcing({ kind: 'chat', customerId })}`);
  const [row] = rows;
  if (row === undefined) throw new Error('A chat message was not stored');
  return messageOf(row);
}

/** Who writes has read what is above. */
function afterMessage(message: NewMessage, sequence: number): SQL {
  const { at } = message;
  return message.author === 'customer'
    ? sql`customer_read = ${sequence}, customer_read_at = ${at}, waiting_since = coalesce(waiting_since, ${at})`
    : sql`staff_read = ${sequence}, staff_read_at = ${at}, waiting_since = null, staff_id = ${message.staffId}`;
}
