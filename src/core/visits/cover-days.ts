import { addDays, type DayRange } from '#core/calendar/days.ts';
import { dayOf } from '#core/calendar/utc-day.ts';
import { DAY_MS } from '#core/durations.ts';

/**
 * Which counts make up a range: those of whole months, plus those of some days, minus those of others. A month is named by
 * its first day.
 */
export type DayCover = Readonly<{
  months: readonly string[];
  added: readonly DayRange[];
  removed: readonly DayRange[];
}>;

/**
 * Reads as few days as possible: a month that begins before the range is taken whole when fewer of its days are outside
 * than inside. Days after the range are taken off too; in a report that ends today there are none yet.
 */
export function coverDays({ from, to }: DayRange): DayCover {
  const months: string[] = [];
  const added: DayRange[] = [];
  const removed: DayRange[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = nextMonth(first)) {
    const last = addDays(nextMonth(first), -1);
    const inside = { from: from > first ? from : first, to: to < last ? to : last };
    if (daysIn({ from: first, to: addDays(inside.from, -1) }) >= daysIn(inside)) {
      added.push(inside);
      continue;
    }
    months.push(first);
    if (first < inside.from) removed.push({ from: first, to: addDays(inside.from, -1) });
    if (inside.to < last) removed.push({ from: addDays(inside.to, 1), to: last });
  }
  return { months, added, removed };
}

/** Reading a shorter range in two parts costs more than it saves. */
const LONG_RANGE_DAYS = 180;

/** The same days in ranges that can be read at the same time. The first month of a long range takes as long as all others. */
export function splitAfterFirstMonth({ from, to }: DayRange): readonly DayRange[] {
  if (daysIn({ from, to }) < LONG_RANGE_DAYS) return [{ from, to }];
  const second = nextMonth(`${from.slice(0, 7)}-01`);
  return [
    { from, to: addDays(second, -1) },
    { from: second, to },
  ];
}

function nextMonth(first: string): string {
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return dayOf(next);
}

function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
