import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { lastOne } from './last-one.ts';

/** No time zone is further from UTC than 14 hours, and no day has more than 26. */
const LONGEST_DAY_MS = 27 * HOUR_MS;

/** A calendar day of a time zone: "2026-11-08", and when it begins and ends. It can have 23 or 25 hours. */
export type ZoneDay = Readonly<{ date: string; from: Date; to: Date }>;

/** The calendar days from the one of `from` to the one of `to`, both included. */
export function zoneDays(timeZone: string, from: Date, to: Date): readonly ZoneDay[] {
  const dateOf = dateIn(timeZone);
  const midnightOf = midnightIn(timeZone);
  const days: ZoneDay[] = [];
  let date = dateOf(from);
  let start = firstMoment(dateOf, date, from.getTime() - LONGEST_DAY_MS);
  while (start <= to.getTime()) {
    // Most days have 24 hours. Searching each of a year would take longer than reading its sales.
    const usual = start + DAY_MS;
    const dateThen = midnightOf(new Date(usual));
    const next = dateThen === null ? nextDay(dateOf, date, start) : usual;
    days.push({ date, from: new Date(start), to: new Date(next) });
    date = dateThen ?? dateOf(new Date(next));
    start = next;
  }
  return days;
}

type DateOf = (time: Date) => string;

/** "2026-11-08" in this time zone. */
export const dateIn = lastOne((timeZone): DateOf => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (time) => format.format(time);
});

const MIDNIGHT = ', 00:00';

/** The day that begins at this time; null when the clocks do not show midnight. */
const midnightIn = lastOne((timeZone): ((time: Date) => string | null) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (time) => {
    const shown = format.format(time);
    return shown.endsWith(MIDNIGHT) ? shown.slice(0, -MIDNIGHT.length) : null;
  };
});

function nextDay(dateOf: DateOf, date: string, start: number): number {
  return firstMinute(start, start + LONGEST_DAY_MS, (time) => dateOf(time) !== date);
}

/** A clock that is set forward at midnight makes a day begin at one o'clock, so its first minute is searched. */
function firstMoment(dateOf: DateOf, date: string, earliest: number): number {
  return firstMinute(earliest, earliest + 2 * LONGEST_DAY_MS, (time) => dateOf(time) >= date);
}

/** The first minute after `before` at which `isReached`, which never becomes false again. */
function firstMinute(before: number, after: number, isReached: (time: Date) => boolean): number {
  let low = Math.floor(before / MINUTE_MS);
  let high = Math.ceil(after / MINUTE_MS);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(new Date(middle * MINUTE_MS))) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
}
