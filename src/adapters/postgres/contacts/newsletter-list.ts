import { sql, type SQL } from 'drizzle-orm';
import { LANGUAGES } from '#core/language.ts';
import { z } from 'zod';
import type {
  NewsletterAddress,
  NewsletterList,
  NewsletterQuery,
  NewsletterState,
} from '#core/contacts/newsletter-list.ts';
import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import type { Database, Postgres, Transaction } from '../connection/connect-postgres.ts';
import { endSubscription } from '../newsletter/newsletter-store.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { beginsWith, cursorColumn, isBefore, isWithin } from './list-cursor.ts';

export function createNewsletterList(postgres: Pick<Postgres, 'db' | 'transaction'>): NewsletterList {
  const { db } = postgres;
  return {
    async read(query, { before, most }) {
      const { rows } = await db.execute(sql`
        select id, email, language, source, consent_text, requested_at, confirmed_at, ended_at, ${cursorColumn}
        from ${ROWS[query.state]} as rows where ${conditionOf(query)} and ${isBefore(before, 'uuid')}
        order by at desc, id desc limit ${most}`);
      return Rows.parse(rows).map((row) => toAddress(row, query.state));
    },
    async count() {
      const [confirmed, waiting, ended] = await Promise.all([
        countRows(db, ROWS.confirmed),
        countRows(db, ROWS.waiting),
        countRows(db, ROWS.ended),
      ]);
      return { confirmed, waiting, ended };
    },
    recordExport: (query, action) =>
      postgres.transaction(async (tx) => {
        const rows = await countRows(tx, ROWS[query.state], conditionOf(query));
        const target = { kind: 'list', id: 'newsletter' } as const;
        const after = { rows, state: query.state, language: query.language };
        await writeAudit(tx, { ...action, action: 'newsletter-exported', target, before: null, after });
        return rows;
      }),
    remove: (id, action) => postgres.transaction((tx) => remove(tx, id, action)),
  };
}

const SUBSCRIPTION = sql`id, email, language, source, consent_text, requested_at, confirmed_at, ended_at`;

/** Each state has its own index. The newest request of an address stands for all of them. */
const ROWS: Readonly<Record<NewsletterState, SQL>> = {
  confirmed: sql`(select ${SUBSCRIPTION}, confirmed_at as at from newsletter_subscriptions where ended_at is null)`,
  ended: sql`(select ${SUBSCRIPTION}, ended_at as at from newsletter_subscriptions where ended_at is not null)`,
  waiting: sql`(
    select id, email, language, 'form' as source, consent_text, created_at as requested_at,
      null::timestamptz as confirmed_at, null::timestamptz as ended_at, created_at as at
    from newsletter_mails m
    where kind = 'confirm'
      and not exists (select from newsletter_subscriptions s
        where s.email = m.email and (s.ended_at is null or s.confirmed_at >= m.created_at))
      and not exists (select from newsletter_mails later
        where later.kind = 'confirm' and later.email = m.email
          and (later.created_at, later.id) > (m.created_at, m.id)))`,
};

function conditionOf(query: NewsletterQuery): SQL {
  const { start, language, source } = query;
  return sql`${beginsWith(start)} and ${isWithin(query)}
    and ${language === null ? sql`true` : sql`language = ${language}`}
    and ${source === null ? sql`true` : sql`source = ${source}`}`;
}

const Rows = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    language: z.enum(LANGUAGES),
    source: z.enum(['form', 'account']),
    consent_text: z.string(),
    requested_at: z.coerce.date(),
    confirmed_at: z.coerce.date().nullable(),
    ended_at: z.coerce.date().nullable(),
    cursor: z.string(),
  }),
);

function toAddress(row: z.infer<typeof Rows>[number], state: NewsletterState): NewsletterAddress {
  return {
    id: row.id,
    email: row.email,
    state,
    language: row.language,
    source: row.source,
    consentText: row.consent_text,
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
    cursor: row.cursor,
  };
}

const Counts = z.tuple([z.object({ count: z.coerce.number() })]);

async function countRows(db: Database | Transaction, rows: SQL, condition: SQL = sql`true`): Promise<number> {
  const found = await db.execute(sql`select count(*) as count from ${rows} as rows where ${condition}`);
  const [{ count }] = Counts.parse(found.rows);
  return count;
}

const Found = z.array(z.object({ email: z.string(), state: z.enum(['confirmed', 'waiting', 'ended']) }));

async function remove(tx: Transaction, id: string, action: StaffAction): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select email, case when ended_at is null then 'confirmed' else 'ended' end as state
    from newsletter_subscriptions where id = ${id}
    union all select email, 'waiting' from newsletter_mails where id = ${id} and kind = 'confirm'`);
  const [found] = Found.parse(rows);
  if (found === undefined) return false;
  const { email, state } = found;
  if (state === 'ended') return true;
  if (state === 'confirmed') await endSubscription(tx, email, action.at);
  else await tx.execute(sql`delete from newsletter_mails where email = ${email} and kind = 'confirm'`);
  await writeAudit(tx, {
    ...action,
    action: 'newsletter-address-removed',
    target: { kind: 'newsletter-address', id },
    before: { state },
    after: state === 'confirmed' ? { state: 'ended' } : null,
  });
  return true;
}
