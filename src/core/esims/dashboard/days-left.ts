import { DAY_MS, MINUTE_MS } from '#core/durations.ts';

/** As much as the clocks of network and device may differ: a plan of one day never starts with two. */
const CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS;

/** Days until the end, a started day counted as one; 0 from the end on. */
export function daysLeft(expiresAt: Date, now: Date): number {
  const leftMs = expiresAt.getTime() - now.getTime();
  return leftMs <= 0 ? 0 : Math.max(1, Math.ceil((leftMs - CLOCK_DIFFERENCE_MS) / DAY_MS));
}
