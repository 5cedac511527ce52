import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createSalesSumStore } from '#adapters/postgres/overview/sales-sum-store.ts';
import { eraseOrders } from '#adapters/postgres/personal-data/erase-rows.ts';
import { createSalesReportReader } from '#adapters/postgres/overview/sales-report-reader.ts';
import type { ReportRange } from '#core/overview/period.ts';
import { sumSalesDays, timesOver } from '#core/overview/sales-days.ts';
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
  // A month, and all of its days but one.
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-10-02', to: '2026-10-31' },
  // The hours of a day that is over.
  { from: '2026-11-09', to: '2026-11-09' },
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
  const salesSums = createSalesSumStore(postgres);
  const addUp = (zone = timeZone, now = NOW) =>
    sumSalesDays({ salesSums, timeZone: zone, clock: { now: () => now } });
  const reports = async (zone = timeZone) => {
    const reader = createSalesReportReader(postgres.db);
    const found: Awaited<ReturnType<typeof reportSales>>[] = [];
    // One after the other: on a slow machine many at once would wait too long for one of the four connections.
    for (const range of RANGES) found.push(await reportSales(reader, { range, timeZone: zone, now: NOW }));
    return found;
  };
  const run = (query: SQL) => postgres.db.execute(query);
  /** How many hours, days and months have sums. */
  const kept = async () => {
    const { rows } = await run(
      sql`select unit, count(*)::int as times from sales_sums group by unit order by unit`,
    );
    return rows;
  };
  /** As if nothing had ever been added up. */
  const counted = async (zone = timeZone) => {
    await run(sql`delete from sales_sums`);
    return reports(zone);
  };
  return { postgres, addUp, reports, kept, counted, run };
}

/** Hours of the last seven days and today until 14:00, days until yesterday, and October. */
const ALL_KEPT = [
  { unit: 'day', times: 46 },
  { unit: 'hour', times: 7 * 24 + 14 },
  { unit: 'month', times: 1 },
];

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

test('ADMIN-34 a report of added-up times says what counting every order says, in every range', async () => {
  const shop = await aShop();
  await fill(shop);
  const before = await shop.reports();
  await shop.addUp();
  expect(await shop.kept()).toEqual(ALL_KEPT);
  expect(await shop.reports()).toEqual(before);
  expect(before[3]?.now).toMatchObject({
    orders: 13,
    refunds: 1,
    refundedCents: 100,
    medianDeliveryMs: 30_000,
  });
});

const WRONG = [
  ['of an hour', 'hour', 0],
  ['of a day', 'day', 3],
] as const;

test.each(WRONG)('ADMIN-34 sums are what is read: a wrong one %s is seen', async (_what, unit, range) => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  const before = (await shop.reports())[range];
  await shop.run(
    sql`update sales_sums set paid_cents = paid_cents + 7
      where id = (select max(id) from sales_sums where unit = ${unit} and starts_at <= '2026-11-16T08:00:00Z' and orders = 1)`,
  );
  const after = (await shop.reports())[range];
  const cents = (report: typeof before) => (report?.now.paidCents ?? 0) + (report?.then.paidCents ?? 0);
  expect(cents(after)).toBe(cents(before) + 7);
});

test('ADMIN-34 destinations and deliveries of a whole month are read from its own sums', async () => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  const before = (await shop.reports())[4];
  await shop.run(sql`update sales_sum_destinations set cents = cents + 7
    where slug = 'japan' and sums_id = (select id from sales_sums where unit = 'month')`);
  await shop.run(sql`update sales_sum_waits set seconds = seconds + 60
    where sums_id = (select id from sales_sums where unit = 'month')`);
  const after = (await shop.reports())[4];
  expect(after?.destinations[0]?.cents).toBe((before?.destinations[0]?.cents ?? 0) + 7);
  expect(after?.now.medianDeliveryMs).toBe((before?.now.medianDeliveryMs ?? 0) + 60_000);
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
  [
    'is paid today, in an hour that is over',
    ({ postgres }) => buy(postgres, { paidAt: '2026-11-16T12:59:59.999Z', units: [japan] }),
  ],
  ['is settled', ({ run }) => run(sql`update orders set status = 'fulfilled' where status = 'paid'`)],
  [
    'is refunded on a day that is over',
    ({ postgres }, paymentId) => giveBack(postgres, { paymentId, at: '2026-11-14T10:00:00Z', cents: 30 }),
  ],
  [
    'is refunded today',
    ({ postgres }, paymentId) => giveBack(postgres, { paymentId, at: '2026-11-16T12:00:00Z', cents: 30 }),
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
    expect(await shop.kept()).toEqual(ALL_KEPT);
    expect(await shop.reports()).toEqual(changed);
    expect(await shop.counted()).toEqual(changed);
  },
);

test('ADMIN-34 an order that is paid before the first one extends days and months', async () => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  await buy(shop.postgres, { paidAt: '2026-08-31T21:59:59Z', units: [japan] });
  const changed = await shop.reports();
  await shop.addUp();
  expect(await shop.kept()).toEqual([
    { unit: 'day', times: 46 + 31 },
    { unit: 'hour', times: 7 * 24 + 14 },
    { unit: 'month', times: 3 },
  ]);
  expect(await shop.reports()).toEqual(changed);
  expect(await shop.counted()).toEqual(changed);
});

test('ADMIN-34 a deleted customer changes no sum', async () => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  const before = await shop.reports();
  await shop.postgres.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from orders where paid_at is not null`);
    await eraseOrders(
      tx,
      rows.map(({ id }) => id),
    );
  });
  const { rows } = await shop.run(sql`select from orders where email = 'a@example.com'`);
  expect(rows).toEqual([]);
  expect(await shop.reports()).toEqual(before);
  await shop.addUp();
  expect(await shop.reports()).toEqual(before);
  expect(await shop.counted()).toEqual(before);
});

test('ADMIN-34 hours are kept for a week, and then their day is', async () => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  const before = await shop.reports();
  await shop.addUp('Europe/Madrid', new Date('2026-11-18T00:30:00Z'));
  const { rows } = await shop.run(sql`
    select unit, min(starts_at) as first from sales_sums where unit <> 'month' group by unit order by unit`);
  expect(rows).toEqual([
    { unit: 'day', first: '2026-09-30 22:00:00+00' },
    { unit: 'hour', first: '2026-11-10 23:00:00+00' },
  ]);
  expect(await shop.reports()).toEqual(before);
});

test('ADMIN-34 a change that is committed after its day was added up is not forgotten', async () => {
  const shop = await aShop();
  await fill(shop);
  await shop.addUp();
  const { before } = await shop.postgres.transaction(async (tx) => {
    await tx.execute(sql`update orders set status = 'fulfilled' where status = 'paid'`);
    // Days are added up again while the change is open: no round waits for it.
    await shop.run(sql`delete from sales_sums`);
    await shop.addUp();
    return { before: await shop.reports() };
  });
  const after = await shop.reports();
  expect(after[3]?.now.settled).toBe((before[3]?.now.settled ?? 0) + 1);
  expect(await shop.counted()).toEqual(after);
});

/** Nepal's days begin at a quarter to, Chile's clocks change at midnight, Lord Howe's by half an hour. */
const ZONES = ['Asia/Kathmandu', 'America/Santiago', 'Australia/Lord_Howe', 'Pacific/Kiritimati'];

test('ADMIN-34 in another time zone everything is added up anew, and every zone agrees with its orders', async () => {
  const shop = await aShop();
  await fill(shop);
  // Every 7 hours and a bit, to the microsecond.
  for (let nth = 0; nth < 150; nth += 1) {
    const at = new Date(Date.parse('2026-10-02T00:00:00Z') + nth * 25_987_654);
    await buy(shop.postgres, {
      paidAt: at.toISOString().replace('Z', '999Z'),
      units: [{ ...(nth % 3 === 0 ? peru : japan), seconds: nth, outcome: 'delivered' }],
    });
  }
  await shop.addUp();
  for (const zone of ZONES) {
    const live = await shop.reports(zone);
    await shop.addUp(zone);
    const { rows } = await shop.run(sql`select from sales_sums`);
    expect(rows).toHaveLength(timesOver(zone, new Date('2026-10-01T09:00:00Z'), NOW).length);
    expect(await shop.reports(zone)).toEqual(live);
    expect(await shop.counted(zone)).toEqual(live);
  }
});

test('ADMIN-34 two rounds at once add up each time once', async () => {
  const shop = await aShop();
  await fill(shop);
  await Promise.all([shop.addUp(), shop.addUp()]);
  expect(await shop.kept()).toEqual(ALL_KEPT);
  const reports = await shop.reports();
  expect(await shop.counted()).toEqual(reports);
});
