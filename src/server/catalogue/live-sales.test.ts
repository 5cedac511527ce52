import { expect, test } from 'vitest';
import { NOTHING_SOLD, type Sales } from '#core/destinations/sales.ts';
import { anIndex } from '#tests/builders/catalogue.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPackage } from '#tests/builders/package.ts';
import { LiveSales } from './live-sales.ts';

const index = anIndex([
  aPackage({ package_id: 'a', slug: 'japan', country_code: 'JP', is_popular: true }),
  aPackage({ package_id: 'b', slug: 'peru', country_code: 'PE', is_popular: true }),
]);

function liveSales(readings: (Sales | Error)[]) {
  const log = aLog();
  const calls: Date[] = [];
  const reader = {
    readSales: (since: Date) => {
      calls.push(since);
      const next = readings.shift() ?? NOTHING_SOLD;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  };
  return { sales: new LiveSales({ reader, clock: aClock(), log }), log, calls };
}

test('PLANS-24 PAGE-14 pages show the last reading and do not read for each page', async () => {
  const { sales, calls } = liveSales([{ ...NOTHING_SOLD, picks: ['peru'], soldOut: new Set(['a']) }]);
  expect(sales.factsFor(index).popular).toEqual(['japan', 'peru']);
  await sales.refresh();
  expect(sales.factsFor(index).popular).toEqual(['peru', 'japan']);
  expect(sales.factsFor(index).soldOut.has('a')).toBe(true);
  expect(calls).toHaveLength(1);
});

test('a new catalogue gets its own sales facts', async () => {
  const { sales } = liveSales([]);
  await sales.refresh();
  expect(sales.factsFor(index).popular).toEqual(['japan', 'peru']);
  expect(sales.factsFor(anIndex([])).popular).toEqual([]);
});

test('when the database cannot be read, pages keep the last facts', async () => {
  const { sales, log } = liveSales([{ ...NOTHING_SOLD, picks: ['peru'] }, new Error('connection lost')]);
  await sales.refresh();
  await sales.refresh();
  expect(sales.factsFor(index).popular).toEqual(['peru', 'japan']);
  expect(log.lines.at(-1)).toMatchObject({ level: 'warn', event: 'sales-read-failed' });
});
