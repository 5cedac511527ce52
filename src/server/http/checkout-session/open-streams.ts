type StreamLimits = Readonly<{
  /** Streams one client may have open at the same time. A page that gets none polls instead. */
  perClient: number;
  /** Of one client about one subject: allows for several tabs of one browser. */
  perClientAndTopic: number;
  /** Of this process, over all clients. */
  all: number;
}>;

/** Of order pages. */
const ORDER_LIMITS: StreamLimits = { perClient: 20, perClientAndTopic: 5, all: 2_000 };

type StreamSlot =
  | Readonly<{ kind: 'open'; close(): void }>
  /** `client`: this client has too many streams open. `process`: the process has. */
  | Readonly<{ kind: 'refused'; because: 'client' | 'process' }>;

/** Counts open streams: each uses memory and queries the database every few seconds. */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(limits: StreamLimits = ORDER_LIMITS) {
    this.#limits = limits;
  }

  /** `topic`: what the stream is about, such as an order. */
  open(client: string, topic: string): StreamSlot {
    const { perClient, perClientAndTopic, all } = this.#limits;
    const [ofClient, ofTopic] = [client, `${client} ${topic}`];
    if (this.#count(ofClient) >= perClient || this.#count(ofTopic) >= perClientAndTopic)
      return { kind: 'refused', because: 'client' };
    if (this.#all >= all) return { kind: 'refused', because: 'process' };
    this.#add(ofClient, ofTopic, 1);
    let isOpen = true;
    return {
      kind: 'open',
      close: () => {
        if (isOpen) this.#add(ofClient, ofTopic, -1);
        isOpen = false;
      },
    };
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #add(ofClient: string, ofTopic: string, change: 1 | -1): void {
    this.#all += change;
    for (const key of [ofClient, ofTopic]) {
      const count = this.#count(key) + change;
      if (count === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
  }
}
