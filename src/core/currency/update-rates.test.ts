import { expect, test } from 'vitest';
import type { Alerts } from '#core/alerts.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { areRatesOld, updateRates, type RateState, type ReadRates } from './update-rates.ts';

const CODES = ['GBP', 'MXN', 'BRL', 'JPY', 'CHF', 'CAD', 'AUD', 'SEK', 'PLN'];
const PER_EURO = { ...Object.fromEntries(CODES.map((code) => [code, 2])), USD: 1.25 };
const DAY_SECONDS = 24 * 60 * 60;
const UNREADABLE: ReadRates = { kind: 'unusable', reason: 'The source did not respond.' };

const readOn = (day: string): ReadRates => ({
  kind: 'read',
  rates: { day, source: 'European Central Bank', perEuro: PER_EURO },
});

/** A shop whose source returns what the test sets. */
function aRateShop() {
  const clock = aClock('2026-11-10T16:00:00Z');
  const log = aLog();
  const alerted: string[] = [];
  const alerts: Alerts = {
    raise: ({ kind }) => Promise.resolve(void alerted.push(`raise ${kind}`)),
    settle: (kind) => Promise.resolve(void alerted.push(`settle ${kind}`)),
  };
  let state: RateState = { table: null, failingSince: null };
  const update = async (received: ReadRates) => {
    await updateRates({
      source: { readDailyRates: () => Promise.resolve(received) },
      rates: {
        read: () => Promise.resolve(state),
        save: (table) => Promise.resolve(void (state = { table, failingSince: null })),
        recordFailure: (at) =>
          Promise.resolve(void (state = { ...state, failingSince: state.failingSince ?? at })),
      },
      alerts,
      clock,
      log,
    });
    return { day: state.table?.day ?? null, alert: alerted.at(-1) };
  };
  return { clock, log, update };
}

test('CURRENCY-02 CURRENCY-03 a table that cannot be used leaves the last one, and the owner is alerted after days', async () => {
  const { clock, log, update } = aRateShop();
  expect(await update(readOn('2026-11-10'))).toEqual({
    day: '2026-11-10',
    alert: 'settle currency-rates-old',
  });
  clock.advance(DAY_SECONDS);
  // Not a table of rates at all, and one of a day that has not come.
  expect((await update(UNREADABLE)).day).toBe('2026-11-10');
  expect((await update(readOn('2030-01-01'))).day).toBe('2026-11-10');
  expect(log.lines.slice(1).map(({ event, fields }) => [event, fields['reason']])).toEqual([
    ['currency-rates-refused', 'The source did not respond.'],
    ['currency-rates-refused', 'The table is dated 2030-01-01, which is in the future.'],
  ]);
  clock.advance(3 * DAY_SECONDS);
  expect((await update(UNREADABLE)).alert).toBe('settle currency-rates-old');
  clock.advance(DAY_SECONDS);
  expect((await update(UNREADABLE)).alert).toBe('raise currency-rates-old');
  expect(await update(readOn('2026-11-15'))).toEqual({
    day: '2026-11-15',
    alert: 'settle currency-rates-old',
  });
});

test('CURRENCY-03 a source that never worked, or publishes nothing new, is reported too', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const never: RateState = { table: null, failingSince: at('2026-11-10') };
  expect([areRatesOld(never, at('2026-11-13')), areRatesOld(never, at('2026-11-14'))]).toEqual([false, true]);
  const table = { day: '2026-04-02', source: 'European Central Bank', perDollar: { EUR: 0.8 } };
  const frozen: RateState = { table, failingSince: null };
  // From the Thursday before Easter to the Tuesday after it there is no new table.
  expect([areRatesOld(frozen, at('2026-04-07')), areRatesOld(frozen, at('2026-04-09'))]).toEqual([
    false,
    true,
  ]);
});
