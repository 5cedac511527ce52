type Width = Readonly<{
  atOnce: number;
  /** Beyond these nobody waits: who has waited for minutes is gone, and would be served to nobody. */
  mostWaiting: number;
}>;

/** Lets so many through at once; the others wait their turn, in the order they came. */
export class ConcurrencyLimit {
  readonly #waiting: (() => void)[] = [];
  readonly #mostWaiting: number;
  #free: number;

  constructor({ atOnce, mostWaiting }: Width) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async pass<T>(work: () => Promise<T>): Promise<T | 'crowded'> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#mostWaiting) return 'crowded';
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
