import { addDays, isDay } from '#core/calendar/days.ts';
import { dayOf } from '#core/calendar/utc-day.ts';

/** Exchange rates of one day. */
export type RateTable = Readonly<{
  /** "2026-11-17" */
  day: string;
  /** Who published it, as it names itself. */
  source: string;
  /** Units of a currency for one US dollar, by its ISO code. */
  perDollar: Readonly<Record<string, number>>;
}>;

/** A table as its source publishes it: units of a currency for one euro. */
export type DailyRates = Readonly<{
  day: string;
  source: string;
  perEuro: Readonly<Record<string, number>>;
}>;

export type JudgedRates = { kind: 'table'; table: RateTable } | { kind: 'refused'; reason: string };

type Context = Readonly<{
  /** The table in use; null when there is none. */
  before: RateTable | null;
  now: Date;
}>;

/** Real tables have about thirty. */
const FEWEST_CURRENCIES = 10;
/** No currency of the table halves or doubles within a month; such a value is an error of the source. */
const LARGEST_CHANGE = 2;
const COMPARED_DAYS = 30;
const DIGITS = 6;

/** Converts a day's rates to rates of the dollar. Refuses a table that is incomplete, implausible or outdated. */
export function judgeRates(daily: DailyRates, { before, now }: Context): JudgedRates {
  const reason = whyUnusable(daily, now);
  if (reason !== null) return { kind: 'refused', reason };
  const table = toTable(daily);
  const changed = before === null ? null : whyImplausible(table, before);
  return changed === null ? { kind: 'table', table } : { kind: 'refused', reason: changed };
}

function whyUnusable({ day, perEuro }: DailyRates, now: Date): string | null {
  if (!isDay(day)) return 'The table has no valid date.';
  // The day of the source may have begun before ours.
  if (day > addDays(dayOf(now), 1)) return `The table is dated ${day}, which is in the future.`;
  if (perEuro['USD'] === undefined) return 'The table has no rate of the US dollar.';
  const rates = Object.values(perEuro);
  if (rates.some((rate) => !Number.isFinite(rate) || rate <= 0))
    return 'The table has a rate that is not positive.';
  return rates.length < FEWEST_CURRENCIES ? `The table has only ${rates.length} currencies.` : null;
}

function toTable({ day, source, perEuro }: DailyRates): RateTable {
  const { USD: dollarsPerEuro = 1, ...others } = perEuro;
  const rates = new Map(Object.entries({ EUR: 1, ...others }));
  const inDollars = (rate: number) => Number((rate / dollarsPerEuro).toPrecision(DIGITS));
  return {
    day,
    source,
    perDollar: Object.fromEntries([...rates].map(([code, rate]) => [code, inDollars(rate)])),
  };
}

function whyImplausible(table: RateTable, before: RateTable): string | null {
  if (table.day < before.day) return `The table is of ${table.day}; the one of ${before.day} is in use.`;
  if (table.day > addDays(before.day, COMPARED_DAYS)) return null;
  const changed = Object.entries(table.perDollar).find(([code, rate]) => {
    const former = before.perDollar[code] ?? rate;
    return Math.max(rate / former, former / rate) > LARGEST_CHANGE;
  });
  return changed === undefined ? null : `The rate of ${changed[0]} has changed by more than half.`;
}
