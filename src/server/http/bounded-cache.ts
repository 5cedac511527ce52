type Kept<Value> = Readonly<{ value: Value; bytes: number }>;

/** A least-recently-used cache, bounded by bytes. */
export class BoundedCache<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** A value larger than an eighth of the capacity is not stored: it would evict too many others. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const cost = bytes + 2 * key.length;
    if (cost > this.#most / 8) return;
    this.#kept.set(key, { value, bytes: cost });
    this.#bytes += cost;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
