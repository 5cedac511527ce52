const DAY_MS = 24 * 60 * 60 * 1_000;

/** A gift can be scheduled this far ahead. */
export const MOST_DAYS_AHEAD = 180;
/** The recipient has at least this long to install, as long as a link in the mail works. */
const DAYS_TO_INSTALL = 3;
/** The hour of the sending day, for the buyer. */
const SENDING_HOUR = 9;

/** `sendOn` is a day such as `2026-11-20`; null: as soon as it is delivered. */
export type GiftDay = Readonly<{ sendOn: string | null; timeZone: string }>;

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
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** The day it is in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(timeZone, at)).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The last day on which a gift can be sent. `installWithinDays`: the shortest time in which one of its plans must be
 * installed; null when none has such a limit.
 */
export function lastGiftDay(today: string, installWithinDays: number | null): string {
  const days = installWithinDays === null ? MOST_DAYS_AHEAD : installWithinDays - DAYS_TO_INSTALL;
  return addDays(today, Math.min(Math.max(days, 0), MOST_DAYS_AHEAD));
}

type Placing = Readonly<{ now: Date; installWithinDays: number | null }>;

/** When the mail is sent; null: the day is too far ahead. Today and past days are now. */
export function giftSendAt({ sendOn, timeZone }: GiftDay, { now, installWithinDays }: Placing): Date | null {
  const today = dayIn(timeZone, now);
  if (sendOn === null || sendOn <= today) return now;
  return sendOn > lastGiftDay(today, installWithinDays) ? null : morningOf(sendOn, timeZone);
}

/** The shortest limit of these plans. */
export function shortestInstallWindow(windows: readonly (number | null)[]): number | null {
  const limited = windows.filter((days) => days !== null);
  return limited.length === 0 ? null : Math.min(...limited);
}

function morningOf(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${String(SENDING_HOUR).padStart(2, '0')}:00:00Z`);
  const guess = new Date(asUtc - offsetMs(timeZone, new Date(asUtc)));
  // The offset may change between the two moments, on the day the clocks change.
  return new Date(asUtc - offsetMs(timeZone, guess));
}

/** How far the clocks of the zone are ahead of UTC. */
function offsetMs(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(at.getTime() / 1_000) * 1_000;
}
