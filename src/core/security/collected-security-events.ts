import { CollectedCounts } from '#core/collecting/collected-counts.ts';
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
  readonly #counts: CollectedCounts<SecurityEventCount>;
  /** The different events of the current minute: also those that were stored since. */
  #minute = { start: 0, known: new Set<string>() };
  #day = { start: 0, different: 0 };

  constructor({ store, log }: Needs) {
    this.#counts = new CollectedCounts({
      keyOf,
      store: (counts) => store.add(counts),
      failed: (error) =>
        log.warn('security-events-not-stored', {
          error: error instanceof Error ? error.message : 'unknown',
        }),
      // During a long outage of the database the oldest are dropped.
      mostKept: MOST_PER_DAY,
    });
  }

  add({ at, ...event }: SecurityEvent): void {
    const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
    const single = { ...event, minute, count: 1 };
    this.#counts.add(this.#isCountedSingly(single) ? single : { ...single, route: OTHER_ROUTES, client: '' });
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

  /** Calls at the same time share the work. Never rejects: what fails is added to the next call. */
  store(): Promise<void> {
    return this.#counts.store();
  }
}

function keyOf({ minute, kind, route, client }: SecurityEventCount): string {
  return `${minute.toISOString()} ${kind} ${route} ${client}`;
}
