import type { Alerts } from '#core/alerts.ts';
import { addDays } from '#core/calendar/days.ts';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import { dayOf } from '#core/calendar/utc-day.ts';
import { judgeRates, type DailyRates, type RateTable } from './rate-table.ts';

export type ReadRates = { kind: 'read'; rates: DailyRates } | { kind: 'unusable'; reason: string };

export interface RateSource {
  /** The newest table that is published. Never throws for a source that fails. */
  readDailyRates(): Promise<ReadRates>;
}

export type RateState = Readonly<{
  /** Null: none was read yet. */
  table: RateTable | null;
  /** Since when every attempt failed; null when the last one succeeded. */
  failingSince: Date | null;
}>;

export interface RateStore {
  read(): Promise<RateState>;
  /** Replaces the table and ends a failure. */
  save(table: RateTable, at: Date): Promise<void>;
  /** Keeps the table, and the time of the first failure. */
  recordFailure(at: Date): Promise<void>;
}

export type RateUpdateNeeds = Readonly<{
  source: RateSource;
  rates: RateStore;
  alerts: Alerts;
  clock: Clock;
  log: Log;
}>;

/** As long as the last table is shown. */
const FAILING_DAYS = 3;
/** The longest time without a new table, around Easter, is five days. */
const OLD_DAYS = 6;

/**
 * Reads the day's exchange rates. May be repeated at any time. A table that cannot be used changes nothing: the last one
 * stays, and is no longer shown when it is too old.
 */
export async function updateRates(needs: RateUpdateNeeds): Promise<void> {
  const { source, rates, clock, log } = needs;
  const received = await source.readDailyRates();
  const { table: before } = await rates.read();
  const now = clock.now();
  const judged =
    received.kind === 'read'
      ? judgeRates(received.rates, { before, now })
      : ({ kind: 'refused', reason: received.reason } as const);
  if (judged.kind === 'table') {
    await rates.save(judged.table, now);
    log.info('currency-rates-loaded', { day: judged.table.day });
  } else {
    await rates.recordFailure(now);
    log.warn('currency-rates-refused', { reason: judged.reason });
  }
  await alertWhenOld(needs, now);
}

async function alertWhenOld({ rates, alerts }: RateUpdateNeeds, now: Date): Promise<void> {
  const state = await rates.read();
  if (areRatesOld(state, now)) await alerts.raise(OLD, now);
  else await alerts.settle(OLD.kind, now);
}

/** Whether a person must look: reading failed for days, or the source publishes nothing new. */
export function areRatesOld({ table, failingSince }: RateState, now: Date): boolean {
  const today = dayOf(now);
  if (failingSince !== null && today > addDays(dayOf(failingSince), FAILING_DAYS)) return true;
  return table !== null && today > addDays(table.day, OLD_DAYS);
}

const OLD = {
  kind: 'currency-rates-old',
  message:
    'There has been no usable table of exchange rates for days. Customers see and pay prices in US dollars as always, but no hint in their own currency. The shop retries every two hours. The reason is in the log (currency-rates-refused). Check CURRENCY_RATES_URL.',
} as const;
