import type { Clock } from '#core/clock.ts';

/** A pool that handed out no connection for this long will not recover; the process should be restarted. */
const STUCK_AFTER_MS = 60_000;
/** Anyone may call /readyz at any rate; the database is queried at most once in this time. */
const KEEP_ANSWER_MS = 1_000;
const CHECK_EVERY_MS = 10_000;

type Needs = Readonly<{
  clock: Clock;
  /** Runs one statement on a connection of the pool. Resolves within seconds and never throws. */
  isReachable(): Promise<boolean>;
}>;

/** Whether the shop can still reach its database. */
export class DatabaseHealth {
  readonly #needs: Needs;
  #lastGivenAt: number;
  #answer: Readonly<{ at: number; isReachable: Promise<boolean> }> | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#lastGivenAt = needs.clock.now().getTime();
  }

  /** Call it whenever the pool has handed out a connection: a busy pool is not a stuck one. */
  noteConnection(): void {
    this.#lastGivenAt = this.#now();
  }

  /** The current state, at most one second old. */
  isReachable(): Promise<boolean> {
    if (this.#answer === null || this.#now() - this.#answer.at >= KEEP_ANSWER_MS)
      this.#answer = { at: this.#now(), isReachable: this.#ask() };
    return this.#answer.isReachable;
  }

  /** True when the pool handed out no connection for a minute and cannot hand one out now. */
  async isStuck(): Promise<boolean> {
    return this.#now() - this.#lastGivenAt >= STUCK_AFTER_MS && !(await this.isReachable());
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

  async #ask(): Promise<boolean> {
    const isReachable = await this.#needs.isReachable();
    if (isReachable) this.noteConnection();
    return isReachable;
  }

  #now(): number {
    return this.#needs.clock.now().getTime();
  }
}
