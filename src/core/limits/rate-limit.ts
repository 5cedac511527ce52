/**
 * `most` uses at once; after that one more whenever its share of the period has passed. Ten a minute means ten at
 * once and then one every six seconds, so waiting for the next full minute gives no advantage.
 */
export type RateLimit = Readonly<{ name: string; most: number; perSeconds: number }>;

export type LimitVerdict =
  | Readonly<{ isAllowed: true }>
  /** Whole seconds, at least 1 and at most the limit's period. */
  | Readonly<{ isAllowed: false; retryAfterSeconds: number }>;

/** Counters shared by all processes, for limits that must hold with any number of them. */
export interface SharedLimits {
  /** Counts one use of `limit` by or against `target`. Check and count are atomic. */
  take(limit: RateLimit, target: string, now: Date): Promise<LimitVerdict>;
  /** Releases one use that turned out not to count. */
  release(limit: RateLimit, target: string): Promise<void>;
}

/** Seconds after which one use is free again. */
export function secondsPerUse({ most, perSeconds }: RateLimit): number {
  return perSeconds / most;
}

/** How long a refused target must wait. `usedUntil` is when all its uses so far are free again. */
export function retryAfterSeconds(limit: RateLimit, usedUntil: Date, now: Date): number {
  const fullForSeconds = (usedUntil.getTime() - now.getTime()) / 1000;
  const wait = Math.ceil(fullForSeconds + secondsPerUse(limit) - limit.perSeconds);
  return Math.min(Math.max(wait, 1), Math.ceil(limit.perSeconds));
}
