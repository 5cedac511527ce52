/** Streams one client may have open at the same time. A page that gets none polls instead. */
const MAX_PER_CLIENT = 20;
/** Allows for several tabs of one browser that show the same order. */
const MAX_PER_CLIENT_AND_ORDER = 5;
/** Limit of this process, over all clients. */
const MAX_STREAMS = 2_000;

type StreamSlot =
  | Readonly<{ kind: 'open'; close(): void }>
  /** `client`: this client has too many streams open. `process`: the process has. */
  | Readonly<{ kind: 'refused'; because: 'client' | 'process' }>;

/** Counts open streams: each uses memory and queries the database every few seconds. */
export class OpenStreams {
  readonly #counts = new Map<string, number>();
  #all = 0;

  open(client: string, orderId: string): StreamSlot {
    const [ofClient, ofOrder] = [client, `${client} ${orderId}`];
    if (this.#count(ofClient) >= MAX_PER_CLIENT || this.#count(ofOrder) >= MAX_PER_CLIENT_AND_ORDER)
      return { kind: 'refused', because: 'client' };
    if (this.#all >= MAX_STREAMS) return { kind: 'refused', because: 'process' };
    this.#add(ofClient, ofOrder, 1);
    let isOpen = true;
    return {
      kind: 'open',
      close: () => {
        if (isOpen) this.#add(ofClient, ofOrder, -1);
        isOpen = false;
      },
    };
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #add(ofClient: string, ofOrder: string, change: 1 | -1): void {
    this.#all += change;
    for (const key of [ofClient, ofOrder]) {
      const count = this.#count(key) + change;
      if (count === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
  }
}
