import { MINUTE_MS } from '#core/durations.ts';

const RECENT_MS = 10 * MINUTE_MS;

type SessionTimes = Readonly<{ signedInAt: Date; passwordConfirmedAt: Date | null }>;

/**
 * Until when this session counts as recently signed in: ten minutes after it began, or after its password was typed
 * again. Refunds, roles and exports need it: an unlocked computer or a stolen session is not enough.
 */
export function recentSignInEnds({ signedInAt, passwordConfirmedAt }: SessionTimes): Date {
  const last = Math.max(signedInAt.getTime(), passwordConfirmedAt?.getTime() ?? 0);
  return new Date(last + RECENT_MS);
}

export function isRecentSignIn(times: SessionTimes, now: Date): boolean {
  return now.getTime() < recentSignInEnds(times).getTime();
}
