import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createSalesDayStore } from '#adapters/postgres/overview/sales-day-store.ts';
import { createSalesReportReader } from '#adapters/postgres/overview/sales-report-reader.ts';
import type { ReportRange } from '#core/overview/period.ts';
import { sumSalesDays } from '#core/overview/sales-days.ts';
import { reportSales } from '#core/overview/sales-report.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { buy, giveBack } from './sold-orders.ts';

/** 14:32 in Madrid, three weeks after the clocks were set back. */
const NOW = new Date('2026-11-16T13:32:00Z');
/** 1 October to today: the day of 25 hours is in it. */
const AUTUMN = { from: '2026-10-01', to: '2026-11-16' };
const RANGES: readonly ReportRange[] = [
  'today',
  '7-days',
  '28-days',
  AUTUMN,
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-10-20', to: '2026-10-26' },
  // Days with one order, so that its delivery is the median.
  { from: '2026-11-01', to: '2026-11-03' },
];

const japan = { packageId: 'japan-1', cents: 1_001, outcome: 'delivered', seconds: 12 };
const peru = { packageId: 'peru-1', cents: 450, discountCents: 23, outcome: 'undeliverable', seconds: 30 };

async function aShop(timeZone = 'Europe/Madrid') {
  const postgres = await aPostgres();
  await createCatalogueStore(postgres).replaceCatalogue(
    [
      anOfferedPackage({ package_id: 'japan-1', slug: 'japan' }),
      anOfferedPackage({ package_id: 'peru-1', slug: 'peru' }),
    ],
    NOW,
  );
  const salesDays = createSalesDayStore(postgres);
  const addUp = (zone = timeZone) => sumSalesDays({ salesDays, timeZone: zone, clock: { now: () => NOW } });
  const reports = async (zone = timeZone) => {
    const reader = createSalesReportReader(postgres.db);
    return Promise.all(RANGES.map((range) => reportSales(reader, { range, timeZone: zone, now: NOW })));
  };
  const run = (query: SQL) => postgres.db.execute(query);
  /** As if no day had ever been added up. */
  const counted = async (zone = timeZone) => {
    const { rows } = await run(sql`select * from sales_days`);
    await run(sql`delete from sales_days`);
    const found = await reports(zone);
    return { found, keptDays: rows.length };
  };
  return { postgres, addUp, reports, counted, run };
}

type Shop = Awaited<ReturnType<typeof aShop>>;

/** Orders at both ends of days, of the long day, and in an hour that exists twice. */
async function fill({ postgres }: Shop): Promise<string> {
  for (const paidAt of [
    '2026-10-01T09:00:00Z',
    '2026-10-24T21:59:59.999Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T22:59:59Z',
    '2026-10-25T23:00:00Z',
    '2026-11-08T23:00:00Z',
    '2026-11-09T13:31:59Z',
    '2026-11-09T13:32:00Z',
    '2026-11-16T08:00:00Z',
  ])
    await buy(postgres, { paidAt, units: [japan, peru] });
  await buy(postgres, {
    paidAt: '2026-11-02T10:00:00Z',
    status: 'paid',
    units: [
      { ...japan, seconds: 55 },
      { packageId: 'peru-1', cents: 99 },
    ],
  });
  const paymentId = await buy(postgres, {
    paidAt: '2026-10-20T10:00:00Z',
    units: [{ ...japan, seconds: 70 }],
  });
  await giveBack(postgres, { paymentId, at: '2026-11-03T10:00:00Z', cents: 100 });
  await giveBack(postgres, { paymentId, at: '2026-11-03T10:00:00Z', cents: 50, status: 'refused' });
  return paymentId;
}

test('ADMIN-34 a report of added-up days says what counting every order says, in every range', async () => {
  const shop = await aShop();
  await fill(shop);
  const before = await shop.reports();
  await shop.addUp();
  const { rows } = await shop.run(
    sql`select count(*)::int as days, sum(orders)::int as orders from sales_days`,
  );
  // 1 October to 15 November; today is not over.
  expect(rows).toEqual([{ days: 46, orders: 12 }]);
  expect(await shop.reports()).toEqual(before);
  expect(before[3]?.now).toMatchObject({
    orders: 13,
    refunds: 1,
    refundedCents: 100,
    medianDeliveryMs: 30_000,
  });
});

test('ADMIN-34 sums are what is read: a wrong one is seen', async () => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  const [, , , before] = await shop.reports();
  await shop.run(
    sql`update sales_days set paid_cents = paid_cents + 7 where starts_at = '2026-10-24T22:00:00Z'`,
  );
  const [, , , after] = await shop.reports();
  expect(after?.now.paidCents).toBe((before?.now.paidCents ?? 0) + 7);
});

type LateChange = (shop: Shop, paymentId: string) => Promise<unknown>;
const LATE: readonly (readonly [string, LateChange])[] = [
  [
    'is paid with an earlier time',
    ({ postgres }) => buy(postgres, { paidAt: '2026-10-25T23:30:00Z', units: [japan] }),
  ],
  [
    'is delivered on a later day',
    ({ run }) =>
      run(sql`update order_units set outcome = 'delivered', settled_at = '2026-11-16T10:00:00Z', vendor_order_id = 'late'
        where outcome is null`),
  ],
  ['is settled', ({ run }) => run(sql`update orders set status = 'fulfilled' where status = 'paid'`)],
  [
    'is refunded on a day that is over',
    ({ postgres }, paymentId) => giveBack(postgres, { paymentId, at: '2026-11-14T10:00:00Z', cents: 30 }),
  ],
  ['has a refund that the bank refuses', ({ run }) => run(sql`update refunds set status = 'refused'`)],
  [
    'belongs to another destination now',
    ({ run }) => run(sql`update packages set slug = 'japon' where slug = 'japan'`),
  ],
  ['has a refund that is deleted', ({ run }) => run(sql`delete from refunds`)],
];

test.each(LATE)(
  'ADMIN-34 an order of an added-up day that %s is in the next report, and in the next sums',
  async (_what, change) => {
    const shop = await aShop();
    const paymentId = await fill(shop);
    await shop.addUp();
    const before = await shop.reports();
    await change(shop, paymentId);
    const changed = await shop.reports();
    expect(changed).not.toEqual(before);
    await shop.addUp();
    const { rows } = await shop.run(sql`select from sales_changes`);
    expect(rows).toEqual([]);
    expect(await shop.reports()).toEqual(changed);
    const { found, keptDays } = await shop.counted();
    expect(keptDays).toBe(46);
    expect(found).toEqual(changed);
  },
);

test('ADMIN-34 a change that is committed after its day was added up is not forgotten', async () => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  const { before } = await shop.postgres.transaction(async (tx) => {
    await tx.execute(sql`update orders set status = 'fulfilled' where status = 'paid'`);
    // Days are added up again while the change is open: no round waits for it.
    await shop.run(sql`delete from sales_days`);
    await shop.addUp();
    return { before: await shop.reports() };
  });
  const after = await shop.reports();
  expect(after[3]?.now.settled).toBe((before[3]?.now.settled ?? 0) + 1);
  expect((await shop.counted()).found).toEqual(after);
});

test('ADMIN-34 days of another time zone are added up anew', async () => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  const zone = 'Asia/Kathmandu';
  const live = await shop.reports(zone);
  await shop.addUp(zone);
  expect(await shop.reports(zone)).toEqual(live);
  const { found, keptDays } = await shop.counted(zone);
  expect(keptDays).toBe(46);
  expect(found).toEqual(live);
});

test('ADMIN-34 two rounds at once add up each day once', async () => {
  const shop = await aShop();
  await fill(shop);
  await Promise.all([shop.addUp(), shop.addUp()]);
  const reports = await shop.reports();
  expect(await shop.counted()).toEqual({ found: reports, keptDays: 46 });
});
