import { sql } from 'drizzle-orm';
import { LANGUAGES } from '#core/language.ts';
import { z } from 'zod';
import { CHAT_JOBS } from '#core/chat/chat-jobs.ts';
import { MOST_MAILED_MESSAGES, type ChatMails, type DueChatMail } from '#core/chat/chat-mail.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { endMail, takeMail } from '../mails/mail-rows.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';

const TABLE = 'chat_mails';

const Ids = z.array(z.object({ id: z.uuid() }));

export function createChatMails({ postgres, enqueueWithin }: QueueingStoreNeeds): ChatMails {
  const { db } = postgres;
  return {
    queueDue: ({ from, until }, most, now) =>
      postgres.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`
          insert into chat_mails (user_id, sequence, created_at)
          select m.user_id, m.sequence, ${now}
          from chats c join chat_messages m on m.user_id = c.user_id and m.sequence = c.customer_read + 1
          where c.customer_read < c.last_sequence and m.author = 'staff' and m.sent_at > ${from} and m.sent_at <= ${until}
            and not exists (select 1 from chat_mails x where x.user_id = m.user_id and x.sequence = m.sequence)
          order by m.sent_at limit ${most}
          on conflict (user_id, sequence) do nothing
          returning id`);
        const ids = Ids.parse(rows).map(({ id }) => id);
        // Transactions that queue the same keys must do it in the same order, or they could deadlock.
        for (const id of ids.toSorted()) await enqueueWithin(tx, CHAT_JOBS.sendMail(id));
        return ids.length;
      }),
    take: async (id, at) => ((await takeMail(db, { table: TABLE, id, at })) ? readDue(db, id) : null),
    end: (id, end, at) => endMail(db, { table: TABLE, id, at }, end),
  };
}

const Due = z.array(
  z.object({
    email: z.string(),
    language: z.enum(LANGUAGES),
    staff_name: z.string().nullable(),
    text: z.string().nullable(),
  }),
);

async function readDue(db: Database, id: string): Promise<DueChatMail | null> {
  const { rows } = await db.execute(sql`
    select u.email, c.language, s.shown_name as staff_name, m.text
    from chat_mails x
    join chats c on c.user_id = x.user_id
    join users u on u.id = x.user_id
    left join chat_messages m on m.user_id = x.user_id and m.author = 'staff' and m.sequence > c.customer_read
    left join chat_staff s on s.user_id = m.staff_id
    where x.id = ${id}
    order by m.sequence limit ${MOST_MAILED_MESSAGES}`);
  const found = Due.parse(rows);
  const [first] = found;
  if (first === undefined) return null;
  return {
    id,
    email: first.email,
    language: first.language,
    staffName: first.staff_name,
    unread: found.flatMap(({ text }) => (text === null ? [] : [text])),
  };
}
