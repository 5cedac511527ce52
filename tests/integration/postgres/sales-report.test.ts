import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSalesReportReader } from '#adapters/postgres/overview/sales-report-reader.ts';
import { reportSales } from '#core/overview/sales-report.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const TIME_ZONE = 'Europe/Madrid';
/** 14:32 in Madrid. */
const NOW = new Date('2026-11-16T13:32:00Z');

type Unit = Readonly<{
  packageId: string;
  cents: number;
  discountCents?: number;
  outcome?: string;
  seconds?: number;
}>;
type Bought = Readonly<{ paidAt: string | null; status?: string; units: readonly Unit[] }>;

let payments = 0;

/** Written row by row: the order flow takes its times from the clock. */
async function buy(
  { transaction }: Postgres,
  { paidAt, status = 'fulfilled', units }: Bought,
): Promise<string> {
  const subtotal = units.reduce((sum, { cents }) => sum + cents, 0);
  const discount = units.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0);
  const paymentId = `pi_${++payments}`;
  await transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into orders (email, language, status, subtotal_cents, discount_cents, total_cents, currency,
        idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
      values ('a@example.com', 'en', ${status}, ${subtotal}, ${discount}, ${subtotal - discount}, 'USD',
        gen_random_uuid()::text, 'hash', 'hash', '2026-01-01', '2027-01-01', ${paidAt})
      returning id`);
    const orderId = rows[0]?.id;
    for (const [
      index,
      { packageId, cents, discountCents = 0, outcome = null, seconds = 0 },
    ] of units.entries())
      await tx.execute(sql`
        insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents, outcome, settled_at,
          deliver_by, vendor_order_id)
        values (${orderId}, ${index + 1}, ${packageId}, 'sim', ${cents}, ${discountCents}, ${outcome},
          ${outcome === null || paidAt === null ? null : new Date(Date.parse(paidAt) + seconds * 1000).toISOString()},
          ${paidAt}, ${outcome === 'delivered' ? `${paymentId}-${index}` : null})`);
    if (paidAt !== null)
      await tx.execute(sql`
        insert into payments (payment_id, order_id, session_id, amount_cents, currency, counts, paid_at)
        values (${paymentId}, ${orderId}, ${paymentId}, ${subtotal - discount}, 'USD', true, ${paidAt})`);
  });
  return paymentId;
}

type GivenBack = Readonly<{ paymentId: string; at: string; cents: number; status?: 'due' | 'refused' }>;

async function giveBack({ transaction }: Postgres, { paymentId, at, cents, status = 'due' }: GivenBack) {
  await transaction(async (tx) => {
    await tx.execute(sql`
      insert into refunds (payment_id, reason, amount_cents, status, idempotency_key, created_at)
      values (${paymentId}, 'cancelled-order', ${cents}, ${status}, gen_random_uuid()::text, ${at})`);
  });
}

async function aShop() {
  const postgres = await aPostgres();
  await createCatalogueStore(postgres).replaceCatalogue(
    [
      anOfferedPackage({ package_id: 'japan-1', slug: 'japan' }),
      anOfferedPackage({ package_id: 'peru-1', slug: 'peru' }),
    ],
    NOW,
  );
  const report = (range: 'today' | '7-days') =>
    reportSales(createSalesReportReader(postgres), { range, timeZone: TIME_ZONE, now: NOW });
  return { postgres, report };
}

test('ADMIN-04 today’s sums, bars and destinations agree to the cent, and the day begins at the shop’s midnight', async () => {
  const { postgres, report } = await aShop();
  const japan = { packageId: 'japan-1', cents: 1_001 };
  const peru = { packageId: 'peru-1', cents: 450, discountCents: 23 };
  // One second before and at midnight in Madrid.
  await buy(postgres, { paidAt: '2026-11-15T22:59:59Z', units: [japan] });
  await buy(postgres, {
    paidAt: '2026-11-15T23:00:00Z',
    units: [{ ...japan, outcome: 'delivered', seconds: 10 }],
  });
  await buy(postgres, {
    paidAt: '2026-11-16T13:31:59Z',
    units: [
      { ...japan, outcome: 'delivered', seconds: 12 },
      { ...peru, outcome: 'undeliverable', seconds: 30 },
    ],
  });
  await buy(postgres, { paidAt: '2026-11-16T10:00:00Z', status: 'paid', units: [peru] });
  await buy(postgres, { paidAt: null, status: 'awaiting-payment', units: [japan] });
  const today = await report('today');
  expect(today.now).toMatchObject({
    orders: 3,
    paidCents: 2 * 1_001 + 2 * 427,
    settled: 2,
    medianDeliveryMs: 20_000,
  });
  expect(today.bars.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(today.now.paidCents);
  expect(today.bars.map(({ orders }) => orders)).toEqual(
    Array.from({ length: 24 }, (_, hour) => ([0, 11, 14].includes(hour) ? 1 : 0)),
  );
  expect(today.destinations.map(({ slug, cents }) => [slug, cents])).toEqual([
    ['japan', 2_002],
    ['peru', 854],
  ]);
  expect((await report('7-days')).now).toMatchObject({ orders: 4, paidCents: 3 * 1_001 + 2 * 427 });
});

test('ADMIN-04 last week is counted until the same minute, and its bars for the whole day', async () => {
  const { postgres, report } = await aShop();
  const units = [{ packageId: 'japan-1', cents: 500 }];
  await buy(postgres, { paidAt: '2026-11-09T13:31:59Z', units });
  await buy(postgres, { paidAt: '2026-11-09T13:32:00Z', units });
  const { now, then, comparedBars } = await report('today');
  expect(now).toMatchObject({ orders: 0, paidCents: 0, medianDeliveryMs: null });
  expect(then).toMatchObject({ orders: 1, paidCents: 500 });
  expect(comparedBars.reduce((sum, { orders }) => sum + orders, 0)).toBe(2);
});

test('ADMIN-04 refunds count on the day they were decided; one that the bank refused gave nothing back', async () => {
  const { postgres, report } = await aShop();
  const paymentId = await buy(postgres, {
    paidAt: '2026-11-10T12:00:00Z',
    units: [{ packageId: 'japan-1', cents: 900 }],
  });
  await giveBack(postgres, { paymentId, at: '2026-11-16T08:00:00Z', cents: 400 });
  await giveBack(postgres, { paymentId, at: '2026-11-16T08:00:00Z', cents: 300, status: 'refused' });
  await giveBack(postgres, { paymentId, at: '2026-11-09T08:00:00Z', cents: 100 });
  const { now, then, bars } = await report('today');
  expect([now.refunds, now.refundedCents]).toEqual([1, 400]);
  expect([then.refunds, then.refundedCents]).toEqual([1, 100]);
  expect(bars[9]?.refundedCents).toBe(400);
});
