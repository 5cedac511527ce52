import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { LeadList, LeadQuery, StoredLead } from '#core/contacts/lead-list.ts';
import { centsFromDollars } from '#core/money.ts';
import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import type { Database, Postgres, Transaction } from '../connection/connect-postgres.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { beginsWith, cursorColumn, isBefore, isWithin } from './list-cursor.ts';

export function createLeadList(postgres: Pick<Postgres, 'db' | 'transaction'>): LeadList {
  const { db } = postgres;
  return {
    async read(query, { before, most }) {
      const { rows } = await db.execute(sql`
        select l.*, ${cursorColumn}, ${HAS_BOUGHT} as has_bought,
          exists (select from cart_reminders r where r.lead_id = l.id) as wants_reminder
        from ${LEADS} where ${conditionOf(query)} and ${isBefore(before, 'bigint')}
        order by at desc, id desc limit ${most}`);
      return Rows.parse(rows).map(toLead);
    },
    count: () => countLeads(db, sql`true`),
    recordExport: (query, action) =>
      postgres.transaction(async (tx) => {
        const rows = await countLeads(tx, conditionOf(query));
        const target = { kind: 'list', id: 'leads' } as const;
        const after = { rows, state: query.state };
        await writeAudit(tx, { ...action, action: 'leads-exported', target, before: null, after });
        return rows;
      }),
    remove: (id, action) => postgres.transaction((tx) => remove(tx, id, action)),
  };
}

const LEADS = sql`(select *, captured_at as at from leads) as l`;
const HAS_BOUGHT = sql`exists (select from orders o where o.email = l.email and o.paid_at >= l.captured_at)`;

function conditionOf(query: LeadQuery): SQL {
  const { state, start, origin } = query;
  const conditions = [
    beginsWith(start),
    isWithin(query),
    origin === null
      ? sql`true`
      : sql`(source = ${origin} or utm_source = ${origin} or utm_campaign = ${origin})`,
  ];
  if (state !== null) conditions.push(state === 'bought' ? HAS_BOUGHT : sql`not ${HAS_BOUGHT}`);
  return sql.join(conditions, sql` and `);
}

/** The stored lines have the price in dollars. */
const CartLine = z.object({
  packageId: z.string(),
  price: z.number(),
  quantity: z.int(),
  title: z.string(),
  country: z.string(),
});

const Rows = z.array(
  z.object({
    id: z.coerce.number(),
    email: z.string(),
    source: z.string(),
    cart: z.array(CartLine),
    cart_value_cents: z.int(),
    utm_source: z.string().nullable(),
    utm_medium: z.string().nullable(),
    utm_campaign: z.string().nullable(),
    utm_content: z.string().nullable(),
    utm_term: z.string().nullable(),
    captured_at: z.coerce.date(),
    has_bought: z.boolean(),
    wants_reminder: z.boolean(),
    cursor: z.string(),
  }),
);

function toLead(row: z.infer<typeof Rows>[number]): StoredLead {
  return {
    id: row.id,
    email: row.email,
    source: row.source,
    cart: row.cart.map(({ price, ...line }) => ({ ...line, priceCents: centsFromDollars(price) })),
    cartValueCents: row.cart_value_cents,
    utm: {
      source: row.utm_source,
      medium: row.utm_medium,
      campaign: row.utm_campaign,
      content: row.utm_content,
      term: row.utm_term,
    },
    state: row.has_bought ? 'bought' : 'open',
    capturedAt: row.captured_at,
    wantsReminder: row.wants_reminder,
    cursor: row.cursor,
  };
}

const Counts = z.tuple([z.object({ count: z.coerce.number() })]);

async function countLeads(db: Database | Transaction, condition: SQL): Promise<number> {
  const { rows } = await db.execute(sql`select count(*) as count from ${LEADS} where ${condition}`);
  const [{ count }] = Counts.parse(rows);
  return count;
}

async function remove(tx: Transaction, id: number, action: StaffAction): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`delete from leads where email = (select email from leads where id = ${id}) returning id`,
  );
  if (rows.length === 0) return false;
  await writeAudit(tx, {
    ...action,
    action: 'lead-removed',
    target: { kind: 'lead', id: String(id) },
    before: { leads: rows.length },
    after: null,
  });
  return true;
}
