import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { lastOne } from './last-one.ts';
import { dayOf } from './utc-day.ts';

/** Days such as 2026-11-17, both included. */
export type DayRange = Readonly<{ from: string; to: string }>;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** A day that exists: not 2026-02-30. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && dayOf(new Date(at)) === text;
}

/** The day it is in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  return dayOf(new Date(at.getTime() + offsetMs(timeZone, at)));
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** Minutes since midnight on the clocks of a time zone. */
export function minutesIn(timeZone: string, at: Date): number {
  const shown = at.getTime() + offsetMs(timeZone, at);
  return Math.floor((shown - Date.parse(`${dayIn(timeZone, at)}T00:00:00Z`)) / MINUTE_MS);
}

/** When the clocks of a time zone show this day and time. */
export function momentIn(timeZone: string, day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const guess = new Date(asUtc - offsetMs(timeZone, new Date(asUtc)));
  // The offset may change between the two moments, on the day the clocks change.
  return new Date(asUtc - offsetMs(timeZone, guess));
}

/** How far the clocks of the zone are ahead of UTC. */
function offsetMs(timeZone: string, at: Date): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(at.getTime() / 1_000) * 1_000;
}

/** Making a format takes longer than reading ten times with it. Most calls are about the zone of the call before. */
const clockOf = lastOne(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);
