import type { Clock } from '#core/clock.ts';

/** A pool that gave nobody a connection for this long will not recover: a restart does more good than waiting. */
const STUCK_AFTER_MS = 60_000;
/** Anybody may call /readyz as often as they like; the database is asked at most once in this time. */
const KEEP_ANSWER_MS = 1_000;
const CHECK_EVERY_MS = 10_000;

type Needs = Readonly<{
  clock: Clock;
  /** One statement on a connection of the pool. Answers within seconds, and never throws. */
  isReachable(): Promise<boolean>;
}>;

/** Whether the shop can still get at its database. */
export class DatabaseHealth {
  readonly #needs: Needs;
  #lastGivenAt: number;
  #answer: Readonly<{ at: number; isReachable: Promise<boolean> }> | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#lastGivenAt = needs.clock.now().getTime();
  }

  /** Call it whenever the pool has given somebody a connection: a busy pool is not a stuck one. */
  noteConnection(): void {
    this.#lastGivenAt = this.#now();
  }

  /** As of now, or of a moment ago. */
  isReachable(): Promise<boolean> {
    if (this.#answer === null || this.#now() - this.#answer.at >= KEEP_ANSWER_MS)
      this.#answer = { at: this.#now(), isReachable: this.#ask() };
    return this.#answer.isReachable;
  }

  /** True when the pool gave nobody a connection for a minute, and gives none now either. */
  async isStuck(): Promise<boolean> {
    return this.#now() - this.#lastGivenAt >= STUCK_AFTER_MS && !(await this.isReachable());
  }

  /** Asks now and then, so that a shop without visitors knows it too. The answer stops the asking. */
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
