const LONGEST_GAP_MS = 1000;
const LONGEST_BURST_MS = 5000;

/** Cumulative layout shift as the web defines it: the worst burst of shifts, not their sum over a long visit. */
export class LayoutShifts {
  #worst = 0;
  #burst = { score: 0, from: -Infinity, until: -Infinity };

  /** `at` in milliseconds since the page started. */
  add(score: number, at: number): void {
    const { from, until } = this.#burst;
    const isSameBurst = at - until < LONGEST_GAP_MS && at - from < LONGEST_BURST_MS;
    this.#burst = isSameBurst
      ? { score: this.#burst.score + score, from, until: at }
      : { score, from: at, until: at };
    this.#worst = Math.max(this.#worst, this.#burst.score);
  }

  get score(): number {
    return this.#worst;
  }
}
