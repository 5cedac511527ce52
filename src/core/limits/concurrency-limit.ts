type Limits = Readonly<{
  atOnce: number;
  /** Further callers are refused: a customer who waits for minutes has left. */
  maxWaiting: number;
}>;

/** Lets `atOnce` callers run at the same time; the others wait in the order of arrival. */
export class ConcurrencyLimit {
  readonly #waiting: (() => void)[] = [];
  readonly #maxWaiting: number;
  #free: number;

  constructor({ atOnce, maxWaiting }: Limits) {
    this.#free = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  async pass<T>(work: () => Promise<T>): Promise<T | 'overloaded'> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#maxWaiting) return 'overloaded';
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
