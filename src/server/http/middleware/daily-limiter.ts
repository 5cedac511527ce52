import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import type { Verdict } from './rate-limiter.ts';

/** Above this many clients the least recently seen is removed, so that memory stays bounded under attack. */
const MAX_CLIENTS = 50_000;

/** Calls per client and day (UTC). */
export class DailyLimiter {
  readonly #counts = new LRUCache<string, number>({ max: MAX_CLIENTS });
  readonly #perDay: number;
  readonly #clock: Clock;
  #day = 0;

  constructor(perDay: number, clock: Clock) {
    this.#perDay = perDay;
    this.#clock = clock;
  }

  take(client: string): Verdict {
    const now = this.#clock.now().getTime();
    const day = Math.floor(now / DAY_MS);
    if (day !== this.#day) this.#counts.clear();
    this.#day = day;
    const before = this.#counts.get(client) ?? 0;
    if (before >= this.#perDay) {
      const retryAfterSeconds = Math.ceil(((day + 1) * DAY_MS - now) / 1000);
      return { isAllowed: false, retryAfterSeconds, isFirstRefusal: before === this.#perDay };
    }
    this.#counts.set(client, before + 1);
    return { isAllowed: true };
  }
}
