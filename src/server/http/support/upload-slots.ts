type Limits = Readonly<{ all: number; perClient: number }>;

/** How many files are received at the same time, together and by one client: each takes up to 5 MB of memory. */
export class UploadSlots {
  readonly #limits: Limits;
  readonly #ofClient = new Map<string, number>();
  #all = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Null: none is free. */
  async use<T>(client: string, work: () => Promise<T>): Promise<T | null> {
    const own = this.#ofClient.get(client) ?? 0;
    if (this.#all >= this.#limits.all || own >= this.#limits.perClient) return null;
    this.#all += 1;
    this.#ofClient.set(client, own + 1);
    try {
      return await work();
    } finally {
      this.#all -= 1;
      const left = (this.#ofClient.get(client) ?? 1) - 1;
      if (left === 0) this.#ofClient.delete(client);
      else this.#ofClient.set(client, left);
    }
  }
}
