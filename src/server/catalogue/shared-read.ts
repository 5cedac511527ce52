/**
 * One read at a time. Requests during a read share it; it is then repeated once, because it may have missed what they
 * are about.
 */
export class SharedRead {
  readonly #read: () => Promise<void>;
  #reading: Promise<void> | null = null;
  #isStale = false;

  /** `read` handles its own failures. */
  constructor(read: () => Promise<void>) {
    this.#read = read;
  }

  request(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#repeat().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #repeat(): Promise<void> {
    while (this.#takeStale()) await this.#read();
  }

  #takeStale(): boolean {
    const isStale = this.#isStale;
    this.#isStale = false;
    return isStale;
  }
}
