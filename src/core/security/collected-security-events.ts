import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { Log } from '#core/log.ts';
import { OTHER_ROUTES, type SecurityEventCount, type SecurityEventKind } from './security-event.ts';

/**
 * Only so many different events are counted singly; all others are counted together, one row per kind. A flood from
 * any number of addresses can therefore not fill the database.
 * @internal The tests of a flood compare the stored rows with it.
 */
export const MOST_PER_MINUTE = 40;
/** @internal As above, for a flood that lasts. */
export const MOST_PER_DAY = 10_000;

export type SecurityEvent = Readonly<{ kind: SecurityEventKind; route: string; client: string; at: Date }>;

/** Takes events without waiting for the database. */
export interface SecurityEventSink {
  add(event: SecurityEvent): void;
}

/** Adds to what is stored, so that processes add up. Each call stores all or none. */
export interface SecurityEventStore {
  add(counts: readonly SecurityEventCount[]): Promise<void>;
}

type Needs = Readonly<{ store: SecurityEventStore; log: Log }>;

/** Counts that wait to be stored. A crash loses those of the last seconds. */
export class CollectedSecurityEvents implements SecurityEventSink {
  readonly #needs: Needs;
  #waiting = new Map<string, SecurityEventCount>();
  #storing: Promise<void> | null = null;
  /** The different events of the current minute: also those that were stored since. */
  #minute = { start: 0, known: new Set<string>() };
  #day = { start: 0, different: 0 };

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  add({ at, ...event }: SecurityEvent): void {
    const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
    const single = { ...event, minute, count: 1 };
    this.#count(this.#isCountedSingly(single) ? single : { ...single, route: OTHER_ROUTES, client: '' });
  }

  #isCountedSingly(event: SecurityEventCount): boolean {
    const start = event.minute.getTime();
    if (start !== this.#minute.start) this.#minute = { start, known: new Set() };
    const day = Math.floor(start / DAY_MS);
    if (day !== this.#day.start) this.#day = { start: day, different: 0 };
    const key = keyOf(event);
    if (this.#minute.known.has(key)) return true;
    if (this.#minute.known.size >= MOST_PER_MINUTE || this.#day.different >= MOST_PER_DAY) return false;
    this.#minute.known.add(key);
    this.#day.different += 1;
    return true;
  }

  #count(added: SecurityEventCount): void {
    const key = keyOf(added);
    const before = this.#waiting.get(key)?.count ?? 0;
    this.#waiting.set(key, { ...added, count: before + added.count });
  }

  /** Calls at the same time share the work. Never rejects: what fails is added to the next call. */
  async store(): Promise<void> {
    this.#storing ??= this.#storeAll().finally(() => (this.#storing = null));
    await this.#storing;
  }

  async #storeAll(): Promise<void> {
    // In order, so that two processes never wait for each other's rows.
    const counts = [...this.#waiting].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    if (counts.length === 0) return;
    this.#waiting = new Map();
    try {
      await this.#needs.store.add(counts);
    } catch (error) {
      for (const count of counts) this.#count(count);
      this.#dropOldest();
      this.#needs.log.warn('security-events-not-stored', {
        error: error instanceof Error ? error.message : 'unknown',
      });
    }
  }

  /** During a long outage of the database. */
  #dropOldest(): void {
    const surplus = this.#waiting.size - MOST_PER_DAY;
    for (const key of [...this.#waiting.keys()].toSorted().slice(0, Math.max(0, surplus)))
      this.#waiting.delete(key);
  }
}

function keyOf({ minute, kind, route, client }: SecurityEventCount): string {
  return `${minute.toISOString()} ${kind} ${route} ${client}`;
}
