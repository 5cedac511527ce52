import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';

/** A pool that handed out no connection for this long will not recover; the process should be restarted. */
const STUCK_AFTER_MS = MINUTE_MS;
/** Anyone may call /readyz at any rate; the database is queried at most once in this time. */
const CACHE_MS = 1_000;
const CHECK_EVERY_MS = 10_000;

type Needs = Readonly<{
  clock: Clock;
  /** Runs one statement on a connection of the pool. Resolves within seconds and never throws. */
  isReachable(): Promise<boolean>;
}>;

/** Whether the shop can still reach its database. */
export class DatabaseHealth {
  readonly #needs: Needs;
  #lastConnectionAt: number;
  #cached: Readonly<{ at: number; isReachable: Promise<boolean> }> | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#lastConnectionAt = needs.clock.now().getTime();
  }

  /** Call it whenever the pool has handed out a connection: a busy pool is not a stuck one. */
  noteConnection(): void {
    this.#lastConnectionAt = this.#now();
  }

  /** The current state, at most one second old. */
  isReachable(): Promise<boolean> {
    if (this.#cached === null || this.#now() - this.#cached.at >= CACHE_MS)
      this.#cached = { at: this.#now(), isReachable: this.#check() };
    return this.#cached.isReachable;
  }

  /** True when the pool handed out no connection for a minute and cannot hand one out now. */
  async isStuck(): Promise<boolean> {
    return this.#now() - this.#lastConnectionAt >= STUCK_AFTER_MS && !(await this.isReachable());
  }

  /**
   * Checks at intervals, so that a shop without visitors also notices an outage. Returns a function that
   * stops the checks.
   */
  watch(): () => void {
    const timer = setInterval(() => void this.isReachable(), CHECK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  async #check(): Promise<boolean> {
    const isReachable = await this.#needs.isReachable();
    if (isReachable) this.noteConnection();
    return isReachable;
  }

  #now(): number {
    return this.#needs.clock.now().getTime();
  }
}
