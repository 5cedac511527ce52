import { MINUTE_MS } from '#core/durations.ts';

export const FRESH_MS = 5 * MINUTE_MS;
export const KEPT_MS = 10 * MINUTE_MS;

type Entry<Data> = Readonly<{ data: Data; readAt: number }>;

/**
 * Data read from the server, by address. Fresh data is not requested again; older data is kept for when the server
 * cannot be reached. Nothing here listens to window focus: returning to a tab fetches nothing.
 */
export class QueryCache<Data> {
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry<Data>>();

  /** `now` returns milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Null: never read, or expired. */
  find(key: string): Readonly<{ data: Data; isFresh: boolean }> | null {
    this.#dropOld();
    const entry = this.#entries.get(key);
    return entry === undefined ? null : { data: entry.data, isFresh: this.#age(entry) < FRESH_MS };
  }

  keep(key: string, data: Data): void {
    this.#dropOld();
    this.#entries.set(key, { data, readAt: this.#now() });
  }

  /** Replaces the cached data without renewing its age. */
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
