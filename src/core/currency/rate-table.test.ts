import { expect, test } from 'vitest';
import { isShownOn } from './rate-age.ts';
import { judgeRates, type DailyRates, type RateTable } from './rate-table.ts';

const NOW = new Date('2026-11-17T16:00:00Z');
const PER_EURO = {
  USD: 1.25,
  GBP: 0.875,
  MXN: 22.5,
  BRL: 6.5,
  JPY: 187.5,
  CHF: 0.9375,
  CAD: 1.75,
  AUD: 1.9,
  SEK: 11.25,
  PLN: 4.25,
};
const daily = (changes: Partial<DailyRates> = {}): DailyRates => ({
  day: '2026-11-17',
  source: 'European Central Bank',
  perEuro: PER_EURO,
  ...changes,
});
const judge = (changes: Partial<DailyRates> = {}, before: RateTable | null = null) =>
  judgeRates(daily(changes), { before, now: NOW });

test('CURRENCY-01 rates of the euro become rates of the dollar, the euro among them and the dollar not', () => {
  const judged = judge();
  expect(judged).toMatchObject({
    kind: 'table',
    table: {
      day: '2026-11-17',
      source: 'European Central Bank',
      perDollar: { EUR: 0.8, GBP: 0.7, JPY: 150 },
    },
  });
  expect(judged.kind === 'table' && 'USD' in judged.table.perDollar).toBe(false);
});

const { USD: _, ...WITHOUT_DOLLAR } = PER_EURO;
const TEN = Object.entries(PER_EURO);

test.each([
  ['an impossible date', { day: '2026-02-30' }],
  ['a date in the future', { day: '2026-11-19' }],
  ['no dollar', { perEuro: { ...WITHOUT_DOLLAR, HUF: 400 } }],
  ['a rate of zero', { perEuro: { ...PER_EURO, GBP: 0 } }],
  ['a rate that is no number', { perEuro: { ...PER_EURO, GBP: Number.NaN } }],
  ['too few currencies', { perEuro: Object.fromEntries(TEN.slice(0, 9)) }],
] as const)('CURRENCY-02 a table with %s is refused', (_what, changes) => {
  expect(judge(changes).kind).toBe('refused');
});

test('CURRENCY-02 the table of tomorrow is accepted: the day of the source may have begun', () => {
  expect(judge({ day: '2026-11-18' }).kind).toBe('table');
});

const inUse = (day: string): RateTable => {
  const judged = judgeRates(daily({ day: '2026-11-17' }), { before: null, now: NOW });
  if (judged.kind === 'refused') throw new Error(judged.reason);
  return { ...judged.table, day };
};

test('CURRENCY-02 a rate that halved or doubled within a month, and an older table, are refused', () => {
  const doubled = { perEuro: { ...PER_EURO, MXN: 46 } };
  expect(judge(doubled, inUse('2026-11-16'))).toEqual({
    kind: 'refused',
    reason: 'The rate of MXN has changed by more than half.',
  });
  expect(judge({ perEuro: { ...PER_EURO, MXN: 11 } }, inUse('2026-11-16')).kind).toBe('refused');
  expect(judge({ perEuro: { ...PER_EURO, MXN: 24 } }, inUse('2026-11-16')).kind).toBe('table');
  // After a long outage there is nothing to compare with.
  expect(judge(doubled, inUse('2026-10-17')).kind).toBe('table');
  expect(judge({}, inUse('2026-11-18')).kind).toBe('refused');
  expect(judge({}, inUse('2026-11-17')).kind).toBe('table');
});

test('CURRENCY-05 a table is shown until it is three days old, so that the one of Friday lasts until Monday', () => {
  expect(isShownOn('2026-11-13', new Date('2026-11-16T23:59:59Z'))).toBe(true);
  expect(isShownOn('2026-11-13', new Date('2026-11-17T00:00:00Z'))).toBe(false);
});
