import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ERASED_DOMAIN } from '#core/personal-data/erased-address.ts';
import {
  mailState,
  type ListedMail,
  type MailCount,
  type MailFamily,
  type MailQuery,
  type MailState,
} from '#core/system/mail-list.ts';
import { MAIL_FAMILIES } from '#core/system/system-values.ts';
import type { Database } from '../connection/connect-postgres.ts';

type Source = Readonly<{
  /** The rows of `m`, with what leads to the recipient. */
  from: SQL;
  id?: SQL;
  kind: SQL;
  recipient: SQL;
  orderId?: SQL;
  ticketId?: SQL;
  /** Set when the recipient is found by way of the eSIM: looking through all of them takes long. */
  amongEsims?: SQL;
}>;

/**
 * The order of an eSIM and who gets its reminders: of a gift that was opened, its recipient. The limit makes the database look
 * it up for each row, so that the newest are found without joining all.
 */
const orderOfEsim = (esimId: SQL) => sql`cross join lateral (
    select o.id, coalesce(g.recipient_email, a.email, o.email) as reminded
    from esims e join order_units u on u.id = e.unit_id join orders o on o.id = u.order_id
    left join users a on a.id = o.user_id
    left join gifts g on g.order_id = o.id and exists (select 1 from shares s
      where s.esim_id = e.id and s.channel = 'gift' and s.revealed_at is not null)
    where e.id = ${esimId} limit 1) o`;

const SOURCES: Readonly<Record<MailFamily, Source>> = {
  order: {
    from: sql`sent_mails m`,
    kind: sql`m.kind`,
    recipient: sql`m.recipient`,
    orderId: sql`m.order_id`,
  },
  account: { from: sql`account_mails m`, kind: sql`m.kind`, recipient: sql`m.recipient` },
  share: {
    from: sql`share_mails m join shares x on x.id = m.share_id ${orderOfEsim(sql`x.esim_id`)}`,
    kind: sql`'share'`,
    recipient: sql`x.recipient`,
    orderId: sql`o.id`,
  },
  reminder: {
    from: sql`reminders m ${orderOfEsim(sql`m.esim_id`)}`,
    kind: sql`m.kind`,
    recipient: sql`o.reminded`,
    orderId: sql`o.id`,
    amongEsims: sql`m.esim_id`,
  },
  withdrawal: {
    from: sql`withdrawal_mails m join withdrawals w on w.id = m.withdrawal_id`,
    kind: sql`m.kind`,
    recipient: sql`w.email`,
    orderId: sql`w.order_id`,
  },
  newsletter: { from: sql`newsletter_mails m`, kind: sql`m.kind`, recipient: sql`m.email` },
  cart: {
    from: sql`cart_reminders m join leads l on l.id = m.lead_id`,
    kind: sql`'cart'`,
    recipient: sql`l.email`,
  },
  ticket: {
    from: sql`ticket_mails m join ticket_messages y on y.id = m.message_id
      join support_tickets t on t.id = y.ticket_id`,
    id: sql`m.message_id`,
    kind: sql`m.kind`,
    recipient: sql`t.email`,
    ticketId: sql`t.id`,
  },
  chat: {
    from: sql`chat_mails m join users a on a.id = m.user_id`,
    kind: sql`'replies'`,
    recipient: sql`a.email`,
  },
};

const Family = z.enum(MAIL_FAMILIES);
const moment = z.coerce.date().nullable();
const Rows = z.array(
  z.object({
    family: Family,
    id: z.string(),
    cursor: z.string(),
    kind: z.string(),
    status: z.string(),
    recipient: z.string().nullable(),
    attempts: z.number(),
    created_at: z.coerce.date(),
    tried_at: moment,
    sent_at: moment,
    order_id: z.string().nullable(),
    order_number: z.coerce.number().nullable(),
    ticket_id: z.string().nullable(),
    ticket_number: z.coerce.number().nullable(),
  }),
);

/** Every table gives its newest; the newest of all are shown. Each reads an index, however many mails there are. */
export async function listMails(db: Database, query: MailQuery): Promise<readonly ListedMail[]> {
  const esims = query.recipient === undefined ? null : await findFewEsims(db, query.recipient);
  const parts = MAIL_FAMILIES.map((family) => sql`(${selectOf(family, query, esims)})`);
  const { rows } = await db.execute(sql`
    select p.*, o.number as order_number, t.number as ticket_number
    from (${sql.join(parts, sql` union all `)} order by created_at desc, id desc limit ${query.most}) p
    left join orders o on o.id = p.order_id left join support_tickets t on t.id = p.ticket_id
    order by p.created_at desc, p.id desc`);
  return Rows.parse(rows).map(toMail);
}

const MOST_ESIMS = 500;
const Ids = z.array(z.object({ id: z.string() }));

/** The eSIMs whose reminders may go to such an address. Null: so many that the newest mails contain enough of them. */
async function findFewEsims(db: Database, recipient: string): Promise<readonly string[] | null> {
  const { rows } = await db.execute(sql`
    select e.id from (
      select id from orders where ${beginsWith(sql`email`, recipient)}
      union all select o.id from users a join orders o on o.user_id = a.id where ${beginsWith(sql`a.email`, recipient)}
      union all select order_id from gifts where ${beginsWith(sql`recipient_email`, recipient)}) as o
    join order_units u on u.order_id = o.id join esims e on e.unit_id = u.id limit ${MOST_ESIMS + 1}`);
  return rows.length > MOST_ESIMS ? null : Ids.parse(rows).map(({ id }) => id);
}

function selectOf(
  family: MailFamily,
  { recipient, state, after, most }: MailQuery,
  esims: readonly string[] | null,
): SQL {
  const source = SOURCES[family];
  const id = source.id ?? sql`m.id`;
  const conditions = [
    ...(recipient === undefined ? [] : [beginsWith(source.recipient, recipient)]),
    ...(source.amongEsims === undefined || esims === null
      ? []
      : [sql`${source.amongEsims} = any (${sql.param(esims)}::uuid[])`]),
    ...(state === undefined ? [] : [isIn(state)]),
    ...(after === undefined ? [] : [isAfter(id, after)]),
  ];
  return sql`select ${family} as family, ${id} as id,
      (extract(epoch from m.created_at) * 1000000)::bigint || '.' || ${id} as cursor,
      ${source.kind} as kind, m.status, ${source.recipient} as recipient, m.attempts, m.created_at, m.tried_at, m.sent_at,
      ${source.orderId ?? sql`null::uuid`} as order_id, ${source.ticketId ?? sql`null::uuid`} as ticket_id
    from ${source.from}
    ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}
    order by m.created_at desc, id desc limit ${most}`;
}

function beginsWith(column: SQL, text: string): SQL {
  return sql`${column} like ${`${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** As `mailState` of core, for the database. Most are sent; each table has an index of the others. */
function isIn(state: MailState): SQL {
  if (state === 'sent') return sql`m.status = 'sent'`;
  return sql`m.status <> 'sent' and m.status ${UNSENT[state]}`;
}

const UNSENT: Readonly<Record<Exclude<MailState, 'sent'>, SQL>> = {
  failed: sql`= 'refused'`,
  waiting: sql`in ('due', 'waiting')`,
  'not-sent': sql`not in ('refused', 'due', 'waiting')`,
};

function isAfter(id: SQL, cursor: string): SQL {
  const [micros = '', last = ''] = cursor.split('.');
  return sql`(m.created_at, ${id}) <
    (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last}::uuid)`;
}

function toMail(row: z.infer<typeof Rows>[number]): ListedMail {
  const { family, id, cursor, kind, status, recipient, attempts } = row;
  const subject = (of: string | null, number: number | null) =>
    of === null || number === null ? null : { id: of, number };
  return {
    family,
    id,
    cursor,
    kind,
    state: mailState(status),
    recipient: recipient?.endsWith(`@${ERASED_DOMAIN}`) === true ? null : recipient,
    attempts,
    createdAt: row.created_at,
    triedAt: row.tried_at,
    sentAt: row.sent_at,
    order: subject(row.order_id, row.order_number),
    ticket: subject(row.ticket_id, row.ticket_number),
  };
}

const Counts = z.array(z.object({ family: Family, status: z.string(), count: z.coerce.number() }));

export async function countMails(db: Database, since: Date): Promise<readonly MailCount[]> {
  const parts = MAIL_FAMILIES.map(
    (family) => sql`select ${family} as family, status, count(*) as count
      from ${sql.raw(COUNTED[family])} where created_at >= ${since} group by status`,
  );
  const { rows } = await db.execute(sql`${sql.join(parts, sql` union all `)}`);
  const sums = new Map<string, MailCount>();
  for (const { family, status, count } of Counts.parse(rows)) {
    const state = mailState(status);
    const key = `${family} ${state}`;
    sums.set(key, { family, state, count: (sums.get(key)?.count ?? 0) + count });
  }
  return [...sums.values()];
}

const COUNTED: Readonly<Record<MailFamily, string>> = {
  order: 'sent_mails',
  account: 'account_mails',
  share: 'share_mails',
  reminder: 'reminders',
  withdrawal: 'withdrawal_mails',
  newsletter: 'newsletter_mails',
  cart: 'cart_reminders',
  ticket: 'ticket_mails',
  chat: 'chat_mails',
};
