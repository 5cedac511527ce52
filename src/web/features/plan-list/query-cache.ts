export const FRESH_MS = 5 * 60_000;
export const KEPT_MS = 10 * 60_000;

type Entry<Data> = Readonly<{ data: Data; readAt: number }>;

/**
 * What was read from the server, by address. Fresh data is not asked for again; older data is kept for when the
 * server cannot be reached. Nothing here watches the window: coming back to a tab reads nothing anew.
 */
export class QueryCache<Data> {
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry<Data>>();

  /** `now` answers milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Null means: never read, or too long ago. */
  find(key: string): Readonly<{ data: Data; isFresh: boolean }> | null {
    this.#dropOld();
    const entry = this.#entries.get(key);
    return entry === undefined ? null : { data: entry.data, isFresh: this.#age(entry) < FRESH_MS };
  }

  keep(key: string, data: Data): void {
    this.#dropOld();
    this.#entries.set(key, { data, readAt: this.#now() });
  }

  /** Puts more into what is kept without making it younger than it is. */
  extend(key: string, data: Data): void {
    const readAt = this.#entries.get(key)?.readAt ?? this.#now();
    this.#entries.set(key, { data, readAt });
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  #age(entry: Entry<Data>): number {
    return this.#now() - entry.readAt;
  }

  #dropOld(): void {
    for (const [key, entry] of this.#entries) if (this.#age(entry) >= KEPT_MS) this.#entries.delete(key);
  }
}
