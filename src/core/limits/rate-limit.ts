/**
 * So many at once; after that one more whenever its share of the period has passed. Ten a minute are ten at once
 * and then one every six seconds, so nobody gains by waiting for the turn of a minute.
 */
export type RateLimit = Readonly<{ name: string; most: number; perSeconds: number }>;

export type LimitVerdict =
  | Readonly<{ isAllowed: true }>
  /** Whole seconds, at least 1 and at most the limit's period. */
  | Readonly<{ isAllowed: false; retryAfterSeconds: number }>;

/** Counts that every process shares, for what must hold with any number of them. */
export interface SharedLimits {
  /** One use of `limit` by or against `target`, decided and counted in one step. */
  take(limit: RateLimit, target: string, now: Date): Promise<LimitVerdict>;
  /** Takes one use back: it turned out to be none. */
  release(limit: RateLimit, target: string): Promise<void>;
}

/** Seconds after which one use is free again. */
export function secondsPerUse({ most, perSeconds }: RateLimit): number {
  return perSeconds / most;
}

/** How long a refused target waits. `usedUntil` is when all its uses so far will be free again. */
export function retryAfterSeconds(limit: RateLimit, usedUntil: Date, now: Date): number {
  const fullForSeconds = (usedUntil.getTime() - now.getTime()) / 1000;
  const wait = Math.ceil(fullForSeconds + secondsPerUse(limit) - limit.perSeconds);
  return Math.min(Math.max(wait, 1), Math.ceil(limit.perSeconds));
}
