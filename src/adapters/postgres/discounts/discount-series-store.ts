import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type {
  DiscountSeries,
  DiscountSeriesStore,
  NewSeries,
  SeriesCreation,
} from '#core/discounts/discount-series.ts';
import { seriesCodes, type RandomNumber } from '#core/discounts/series-code.ts';
import type { AuditEntry } from '#core/staff/audit-log.ts';
import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import type { Database, Postgres, Transaction } from '../connection/connect-postgres.ts';
import { discountCodes, discountSeries } from '../schema/discounts.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { toDiscount } from './discount-reader.ts';
import { auditedRules, columnsOf, findUnknownPlans } from './discount-rows.ts';

type Needs = Readonly<{ postgres: Pick<Postgres, 'db' | 'transaction'>; randomNumber: RandomNumber }>;

export function createDiscountSeriesStore({ postgres, randomNumber }: Needs): DiscountSeriesStore {
  const { db } = postgres;
  const audited = (id: string, entry: Pick<AuditEntry, 'by' | 'at' | 'action' | 'before' | 'after'>) =>
    ({ ...entry, target: { kind: 'discount-series', id } }) as const;
  return {
    list: ({ before, most }) => readSeries(db, before === null ? sql`true` : sql`s.number < ${before}`, most),
    find: (id) => findSeries(db, id),
    create: (wanted, action) =>
      postgres.transaction((tx) => createSeries(tx, { wanted, action, randomNumber })),
    setActive: (id, isActive, action) =>
      postgres.transaction(async (tx) => {
        const switched = await tx
          .update(discountCodes)
          .set({ is_active: isActive, edition: sql`${discountCodes.edition} + 1` })
          .where(and(eq(discountCodes.series_id, id), ne(discountCodes.is_active, isActive)))
          .returning({ code: discountCodes.code });
        if (switched.length > 0) {
          const [before, after] = [{ isActive: !isActive }, { isActive, codes: switched.length }];
          await writeAudit(tx, audited(id, { ...action, action: 'discount-series-switched', before, after }));
        }
        return findSeries(tx, id);
      }),
    recordExport: (id, action) =>
      postgres.transaction(async (tx) => {
        const series = await findSeries(tx, id);
        if (series === null) return null;
        const after = { rows: series.codeCount };
        await writeAudit(
          tx,
          audited(id, { ...action, action: 'discount-series-exported', before: null, after }),
        );
        return series;
      }),
    async readCodes(id, { after, most }) {
      const rows = await db
        .select()
        .from(discountCodes)
        .where(and(eq(discountCodes.series_id, id), gt(discountCodes.number, after)))
        .orderBy(asc(discountCodes.number))
        .limit(most);
      return rows.map((row) => ({ number: row.number, discount: toDiscount(row, []) }));
    },
  };
}

type Creating = Readonly<{ wanted: NewSeries; action: StaffAction; randomNumber: RandomNumber }>;

async function createSeries(
  tx: Transaction,
  { wanted, action, randomNumber }: Creating,
): Promise<SeriesCreation> {
  const { id, prefix, count, rules } = wanted;
  const unknown = await findUnknownPlans(tx, rules);
  if (unknown !== null) return unknown;
  const [created] = await tx
    .insert(discountSeries)
    .values({ id, prefix, code_count: count, created_at: action.at })
    .onConflictDoNothing()
    .returning({ id: discountSeries.id });
  if (created === undefined) {
    const series = await findSeries(tx, id);
    return series?.prefix === prefix && series.codeCount === count
      ? { kind: 'saved', series }
      : { kind: 'taken' };
  }
  let missing = count;
  // A code that exists already is practically impossible; another one takes its place.
  while (missing > 0) missing -= await insertCodes(tx, wanted, seriesCodes(prefix, missing, randomNumber));
  if (rules.packageIds.length > 0)
    await tx.execute(sql`insert into discount_code_packages (code, package_id)
      select code, package_id from discount_codes, unnest(${sql.param(rules.packageIds)}::text[]) as package_id
      where series_id = ${id}`);
  const after = { prefix, codes: count, ...auditedRules({ ...rules, totalLimit: 1 }) };
  const target = { kind: 'discount-series', id } as const;
  await writeAudit(tx, { ...action, action: 'discount-series-created', target, before: null, after });
  const series = await findSeries(tx, id);
  if (series === null) throw new Error('The series was not stored');
  return { kind: 'saved', series };
}

/** Rows per statement: a statement has at most 65,535 parameters. */
const BATCH = 1_000;

async function insertCodes(tx: Transaction, wanted: NewSeries, codes: readonly string[]): Promise<number> {
  const columns = { ...columnsOf({ ...wanted.rules, totalLimit: 1 }), series_id: wanted.id };
  let inserted = 0;
  for (let start = 0; start < codes.length; start += BATCH) {
    const rows = await tx
      .insert(discountCodes)
      .values(codes.slice(start, start + BATCH).map((code) => ({ code, ...columns })))
      .onConflictDoNothing()
      .returning({ code: discountCodes.code });
    inserted += rows.length;
  }
  return inserted;
}

const SeriesRows = z.array(
  z.object({
    id: z.string(),
    number: z.coerce.number(),
    prefix: z.string(),
    code_count: z.int(),
    created_at: z.coerce.date(),
    percent: z.int().nullable(),
    amount_cents: z.int().nullable(),
    starts_at: z.coerce.date().nullable(),
    ends_at: z.coerce.date().nullable(),
    paused: z.coerce.number(),
    redeemed: z.coerce.number(),
    held: z.coerce.number(),
    given: z.coerce.number(),
  }),
);

async function findSeries(db: Database | Transaction, id: string): Promise<DiscountSeries | null> {
  const [found] = await readSeries(db, sql`s.id = ${id}`, 1);
  return found ?? null;
}

/**
 * All codes of a series have the same rules, so those of one are read. `between` instead of `=` lets the order include the
 * series; by the number alone, PostgreSQL walks through the codes of all older series.
 */
async function readSeries(
  db: Database | Transaction,
  which: SQL,
  most: number,
): Promise<readonly DiscountSeries[]> {
  const { rows } = await db.execute(sql`
    select s.*, one.percent, one.amount_cents, one.starts_at, one.ends_at, codes.paused, used.*
    from (select * from discount_series s where ${which} order by s.number desc limit ${most}) as s
    cross join lateral (select * from discount_codes c where c.series_id between s.id and s.id
      order by c.series_id, c.number limit 1) as one
    cross join lateral (
      select count(*) as paused from discount_codes c where c.series_id = s.id and not c.is_active) as codes
    cross join lateral (
      select count(*) filter (where r.state = 'used') as redeemed, count(*) filter (where r.state = 'held') as held,
        coalesce(sum(r.amount_cents) filter (where r.state = 'used'), 0) as given
      from discount_redemptions r where r.series_id = s.id) as used
    order by s.number desc`);
  return SeriesRows.parse(rows).map((row) => ({
    id: row.id,
    number: row.number,
    prefix: row.prefix,
    codeCount: row.code_count,
    createdAt: row.created_at,
    value:
      row.percent === null
        ? { kind: 'fixed', amountCents: row.amount_cents ?? 0 }
        : { kind: 'percent', percent: row.percent },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    pausedCount: row.paused,
    usage: { redeemed: row.redeemed, held: row.held, givenCents: row.given },
  }));
}
