type Limits = Readonly<{ all: number; perClient: number }>;

/** How many files are received at the same time, together and by one client: each takes up to 5 MB of memory. */
export class UploadSlots {
  readonly #limits: Limits;
  readonly #ofClient = new Map<string, number>();
  #all = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** `client-full`: this client has its places; `full`: all are taken. */
  async use<T>(client: string, work: () => Promise<T>): Promise<T | 'client-full' | 'full'> {
    const own = this.#ofClient.get(client) ?? 0;
    if (own >= this.#limits.perClient) return 'client-full';
    if (this.#all >= this.#limits.all) return 'full';
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
