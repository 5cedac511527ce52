import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';

/**
 * Calls per minute and client: this many at once, refilled evenly over a minute. `coupons` and `topups` are counted in the
 * database, across all processes. Decision 29 explains each limit.
 */
export type RateLimits = Readonly<{
  withKey: number;
  withoutKey: number;
  renders: number;
  /** Starting a checkout: each one holds stock, and each is an attempt for someone testing stolen cards. */
  checkouts: number;
  /** Trying discount codes: guessing must not be worthwhile. */
  coupons: number;
  /** Leaving an email address: anyone can enter another person's address. */
  leads: number;
  /** Reading the top-ups of an eSIM: trying ICCIDs must not be worthwhile, and each may be a call to the network. */
  topups: number;
}>;

export const USUAL_LIMITS: RateLimits = {
  withKey: 1200,
  withoutKey: 240,
  renders: 240,
  checkouts: 30,
  coupons: 20,
  leads: 30,
  topups: 30,
};

/** Above this many clients the least recently seen is removed, so that memory stays bounded under attack. */
const MAX_CLIENTS = 50_000;

type Bucket = { calls: number; at: number; isRefusing: boolean };

export type Verdict =
  | { isAllowed: true }
  | { isAllowed: false; retryAfterSeconds: number; isFirstRefusal: boolean };

const ALLOWED: Verdict = { isAllowed: true };

/** A token bucket per client. It refills evenly, so waiting for the start of a new minute gains nothing. */
export class RateLimiter {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });
  readonly #perMinute: number;
  readonly #clock: Clock;

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** `cost` counts as this many calls; it must not exceed the limit per minute. */
  take(client: string, cost = 1): Verdict {
    const now = this.#clock.now().getTime();
    const bucket = this.#bucketOf(client, now);
    // A clock that is set back neither adds nor removes tokens.
    const passedMs = Math.max(0, now - bucket.at);
    bucket.calls = Math.min(this.#perMinute, bucket.calls + (passedMs * this.#perMinute) / MINUTE_MS);
    bucket.at = now;
    const isFirstRefusal = !bucket.isRefusing;
    const missing = Math.min(cost, this.#perMinute) - bucket.calls;
    bucket.isRefusing = missing > 0;
    if (bucket.isRefusing) {
      return {
        isAllowed: false,
        retryAfterSeconds: Math.ceil((missing * 60) / this.#perMinute),
        isFirstRefusal,
      };
    }
    bucket.calls -= cost;
    return ALLOWED;
  }

  #bucketOf(client: string, now: number): Bucket {
    const known = this.#buckets.get(client);
    if (known !== undefined) return known;
    const bucket = { calls: this.#perMinute, at: now, isRefusing: false };
    this.#buckets.set(client, bucket);
    return bucket;
  }
}
