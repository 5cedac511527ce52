import type { Clock } from '#core/clock.ts';
import type { VisitLimits } from '#core/limits/shop-limits.ts';
import { DailyLimiter } from './daily-limiter.ts';
import { RateLimiter, type Verdict } from './rate-limiter.ts';

/** Reports of browsers by one client, per minute and per day. Counted in this process: a report costs no write. */
export class ReportLimiter {
  readonly #perMinute: RateLimiter;
  readonly #perDay: DailyLimiter;

  constructor({ perMinute, perDay }: VisitLimits, clock: Clock) {
    this.#perMinute = new RateLimiter(perMinute, clock);
    this.#perDay = new DailyLimiter(perDay, clock);
  }

  take(client: string): Verdict {
    const verdict = this.#perMinute.take(client);
    return verdict.isAllowed ? this.#perDay.take(client) : verdict;
  }
}
