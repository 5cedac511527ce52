import { SECOND_MS } from '#core/durations.ts';

const FIRST_MS = SECOND_MS;
const LONGEST_MS = 15 * SECOND_MS;

/** How long the chat waits before it tries again: twice as long after each failure. */
export class RetryPause {
  #milliseconds = FIRST_MS;

  /** The pause after one more failure. */
  next(): number {
    const pause = this.#milliseconds;
    this.#milliseconds = Math.min(pause * 2, LONGEST_MS);
    return pause;
  }

  reset(): void {
    this.#milliseconds = FIRST_MS;
  }
}
