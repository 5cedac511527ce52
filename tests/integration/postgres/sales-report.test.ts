import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createSalesReportReader } from '#adapters/postgres/overview/sales-report-reader.ts';
import { reportSales } from '#core/overview/sales-report.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { buy, giveBack } from './sold-orders.ts';

const TIME_ZONE = 'Europe/Madrid';
/** 14:32 in Madrid. */
const NOW = new Date('2026-11-16T13:32:00Z');

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
    reportSales(createSalesReportReader(postgres.db), { range, timeZone: TIME_ZONE, now: NOW });
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
