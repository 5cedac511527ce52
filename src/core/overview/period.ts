import { addDays, dayIn, isDay, minutesIn, momentIn, type DayRange } from '#core/calendar/days.ts';
import { zoneDays, type ZoneDay } from '#core/calendar/zone-days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';

const DAYS_PER_WEEK = 7;
/** A chart with more bars than this cannot be read. */
export const MOST_DAYS = 366;

/** Days as the shop counts them. */
export type ReportRange = 'today' | '7-days' | '28-days' | DayRange;

const LENGTH = { today: 1, '7-days': 7, '28-days': 28 } as const;

/** What is counted: `days` whole, and of the last one only what is over. */
export type Period = Readonly<{ days: readonly ZoneDay[]; from: Date; until: Date }>;

/** Whether the shop can report on these days: real ones, in their order, not too many, none of them ahead. */
export function isDayRange({ from, to }: DayRange, today: string): boolean {
  return isDay(from) && isDay(to) && from <= to && to <= today && daysBetween(from, to) <= MOST_DAYS;
}

/** A range that cannot be reported on is today. */
export function periodOf(range: ReportRange, timeZone: string, now: Date): Period {
  const today = dayIn(timeZone, now);
  const { from, to } = dayRange(range, today);
  const days = zoneDays(
    timeZone,
    momentIn(timeZone, from, 0),
    new Date(momentIn(timeZone, addDays(to, 1), 0).getTime() - 1),
  );
  const [first] = days;
  const end = days.at(-1)?.to ?? now;
  return { days, from: first?.from ?? now, until: end > now ? now : end };
}

/**
 * What a period is compared with: the same weekdays before it, up to the same minute. Today's half day is never compared
 * with a whole day.
 */
export function comparedPeriod({ days, until }: Period, timeZone: string): Period {
  const back = DAYS_PER_WEEK * Math.ceil(days.length / DAYS_PER_WEEK);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return { days, from: until, until };
  const from = momentIn(timeZone, addDays(first.date, -back), 0);
  const end = new Date(momentIn(timeZone, addDays(last.date, 1 - back), 0).getTime() - 1);
  const earlier = zoneDays(timeZone, from, end);
  const isOver = until.getTime() === last.to.getTime();
  const sameMinute = momentIn(timeZone, addDays(last.date, -back), minutesIn(timeZone, until));
  const seconds = until.getTime() % MINUTE_MS;
  return {
    days: earlier,
    from: earlier[0]?.from ?? from,
    until: isOver ? (earlier.at(-1)?.to ?? end) : new Date(sameMinute.getTime() + seconds),
  };
}

/** The limits between the bars of a chart: hours of one day, or days. One more than there are bars. */
export function chartEdges({ days }: Period): readonly Date[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  if (days.length > 1) return [...days.map(({ from }) => from), last.to];
  const hours = Math.round((last.to.getTime() - first.from.getTime()) / HOUR_MS);
  return Array.from({ length: hours + 1 }, (_, hour) => new Date(first.from.getTime() + hour * HOUR_MS));
}

function dayRange(range: ReportRange, today: string): DayRange {
  if (typeof range === 'string') return { from: addDays(today, 1 - LENGTH[range]), to: today };
  return isDayRange(range, today) ? range : { from: today, to: today };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
