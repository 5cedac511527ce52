import type { Log } from '#core/log.ts';
import { oneRun } from '#core/collecting/one-run.ts';
import type { Visit, VisitStore } from './visit.ts';

/** More than these are dropped: a slow database must not fill the memory. */
const MOST_WAITING = 5_000;
/** So many are stored with one insert. */
const BATCH = 500;

type Needs = Readonly<{ store: VisitStore; log: Log }>;

/** Visits that wait to be stored, so that no visitor waits for the database. A crash loses those of the last seconds. */
export class CollectedVisits {
  readonly #needs: Needs;
  #waiting: Visit[] = [];
  #dropped = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  add(visit: Visit): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(visit);
    else this.#dropped += 1;
  }

  /** Stores what waits. Calls at the same time share the work. Never rejects: what fails waits for the next call. */
  readonly store = oneRun(() => this.#storeAll());

  async #storeAll(): Promise<void> {
    const { store, log } = this.#needs;
    try {
      while (this.#waiting.length > 0) {
        const batch = this.#waiting.slice(0, BATCH);
        await store.record(batch);
        this.#waiting = this.#waiting.slice(batch.length);
      }
    } catch (error) {
      log.warn('visits-not-stored', {
        waiting: this.#waiting.length,
        error: error instanceof Error ? error.message : 'unknown',
      });
    }
    if (this.#dropped > 0) log.warn('visits-dropped', { dropped: this.#dropped });
    this.#dropped = 0;
  }
}
