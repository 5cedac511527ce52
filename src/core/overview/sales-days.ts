import { addDays, dayIn } from '#core/calendar/days.ts';
import { zoneDays, type ZoneDay } from '#core/calendar/zone-days.ts';
import type { Clock } from '#core/clock.ts';
import { chartEdges } from './period.ts';
import type { Slice, SumsUnit } from './sales-sums.ts';

export type UnitSlice = Slice & Readonly<{ unit: SumsUnit }>;

export interface SalesSumStore {
  /** Null: nothing was sold yet. */
  firstSale(): Promise<Date | null>;
  /**
   * Drops sums that do not hold any more and sums of times that are not in `times`. Then adds up at most `most` hours and days
   * that have no sums, the latest first, and every month whose days all have sums. Returns how many were added.
   */
  keep(times: readonly UnitSlice[], most: number): Promise<number>;
}

/** One transaction stays short. */
const TIMES_AT_ONCE = 31;
/** Today is shown by hours and compared with the same day of last week. */
const DAYS_WITH_HOURS = 8;

type Needs = Readonly<{ salesSums: SalesSumStore; timeZone: string; clock: Clock }>;

/** Adds up the sales of every hour, day and month that is over, so that a report reads sums and not orders. */
export async function sumSalesDays(
  { salesSums, timeZone, clock }: Needs,
  signal?: AbortSignal,
): Promise<void> {
  const first = await salesSums.firstSale();
  const times = first === null ? [] : timesOver(timeZone, first, clock.now());
  while ((await salesSums.keep(times, TIMES_AT_ONCE)) > 0) signal?.throwIfAborted();
}

/** The hours of the last days, and all days and months since the first sale. The first month begins with that day. */
export function timesOver(timeZone: string, first: Date, now: Date): readonly UnitSlice[] {
  const days = zoneDays(timeZone, first, now);
  const firstWithHours = addDays(dayIn(timeZone, now), 1 - DAYS_WITH_HOURS);
  return [
    ...days.filter(({ date }) => date >= firstWithHours).flatMap(hoursOf),
    ...days.map(({ from, to }): UnitSlice => ({ unit: 'day', from, until: to })),
    ...monthsOf(days),
  ].filter(({ until }) => until <= now);
}

/** As a chart of one day shows them. */
function hoursOf(day: ZoneDay): readonly UnitSlice[] {
  const edges = chartEdges({ days: [day], from: day.from, until: day.to });
  return edges.slice(1).map((until, hour) => ({ unit: 'hour', from: edges[hour] ?? until, until }));
}

function monthsOf(days: readonly ZoneDay[]): readonly UnitSlice[] {
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return [...months.values()].flatMap(([first, ...more]): readonly UnitSlice[] =>
    first === undefined ? [] : [{ unit: 'month', from: first.from, until: more.at(-1)?.to ?? first.to }],
  );
}
