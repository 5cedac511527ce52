import { HOUR_MS } from '#core/durations.ts';
import type { Consumption } from '../usage/consumption.ts';
import type { ZoneDay } from '#core/calendar/zone-days.ts';

/** Readings of a running eSIM are two hours apart; after a longer gap nobody knows on which day data was used. */
const LONGEST_GAP_MS = 6 * HOUR_MS;

export type DayUse = Readonly<{
  day: ZoneDay;
  megabytes: number;
  /** A part of it is divided evenly over a gap between two readings that includes a midnight. */
  isEstimated: boolean;
}>;

/** What was used on each of these days, which must be in order. Use between two readings is divided by time. */
export function dailyUse(used: readonly Consumption[], days: readonly ZoneDay[]): readonly DayUse[] {
  const sums = days.map((day) => ({ day, megabytes: 0, isEstimated: false }));
  let first = 0;
  for (const one of used) {
    while (first < sums.length && isBefore(sums[first], one.from)) first += 1;
    for (let index = first; index < sums.length; index += 1) {
      const sum = sums[index];
      if (sum === undefined || sum.day.from > one.to) break;
      const { megabytes, isEstimated } = partOf(one, sum.day);
      sum.megabytes += megabytes;
      sum.isEstimated ||= isEstimated;
    }
  }
  return sums;
}

function isBefore(sum: Readonly<{ day: ZoneDay }> | undefined, time: Date): boolean {
  return sum !== undefined && sum.day.to <= time;
}

/** What was used of it on this day. */
function partOf({ from, to, megabytes }: Consumption, day: ZoneDay) {
  if (day.from <= from && to <= day.to) return { megabytes, isEstimated: false };
  const length = to.getTime() - from.getTime();
  const shared = sharedTime(day, { from, to }) / length;
  return { megabytes: megabytes * shared, isEstimated: shared > 0 && length > LONGEST_GAP_MS };
}

type Period = Readonly<{ from: Date; to: Date }>;

function sharedTime(one: Period, other: Period): number {
  const from = Math.max(one.from.getTime(), other.from.getTime());
  return Math.max(0, Math.min(one.to.getTime(), other.to.getTime()) - from);
}
