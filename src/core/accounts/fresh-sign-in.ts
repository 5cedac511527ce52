import { MINUTE_MS } from '#core/durations.ts';

const FRESH_MS = 15 * MINUTE_MS;

/**
 * Whether somebody signed in a moment ago. What cannot be undone needs it: a device that was left signed in, or a
 * stolen session, is not enough.
 */
export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < FRESH_MS;
}
