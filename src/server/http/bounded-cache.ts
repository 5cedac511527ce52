type Entry<Value> = Readonly<{ value: Value; bytes: number }>;

/** A least-recently-used cache, bounded by bytes. */
export class BoundedCache<Value> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A value larger than an eighth of the capacity is not stored: it would evict too many others. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const cost = bytes + 2 * key.length;
    if (cost > this.#maxBytes / 8) return;
    this.#entries.set(key, { value, bytes: cost });
    this.#bytes += cost;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
