import { addDays, dayIn, momentIn } from '#core/calendar/days.ts';
import { DAY_MS } from '#core/durations.ts';

/** A gift can be scheduled this far ahead. */
export const MOST_DAYS_AHEAD = 180;
/** The recipient has at least this long to install, as long as a link in the mail works. */
const DAYS_TO_INSTALL = 3;
/** The hour of the sending day, for the buyer. */
const SENDING_HOUR = 9;

/** `sendOn` is a day such as `2026-11-20`; null: as soon as it is delivered. */
export type GiftDay = Readonly<{ sendOn: string | null; timeZone: string }>;

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
  return sendOn > lastGiftDay(today, installWithinDays)
    ? null
    : momentIn(timeZone, sendOn, SENDING_HOUR * 60);
}

/** The shortest limit of these plans. */
export function shortestInstallWindow(windows: readonly (number | null)[]): number | null {
  const limited = windows.filter((days) => days !== null);
  return limited.length === 0 ? null : Math.min(...limited);
}

type SincePayment = Readonly<{ paidAt: Date; now: Date }>;

/** What is left of the shortest limit of plans that were paid before. Null: none has a limit. */
export function daysLeftToInstall(
  windows: readonly (number | null)[],
  { paidAt, now }: SincePayment,
): number | null {
  const shortest = shortestInstallWindow(windows);
  return shortest === null ? null : shortest - Math.ceil((now.getTime() - paidAt.getTime()) / DAY_MS);
}
