import type { Log } from '#core/log.ts';
import { bucketOf, SPEED_METRICS, type MeasuredSpeed, type SpeedMetric } from './speed-buckets.ts';

/** How many page loads of a route had a value of a metric in a bucket, on one day. */
export type SpeedCount = Readonly<{
  /** YYYY-MM-DD, UTC. */
  day: string;
  route: string;
  metric: SpeedMetric;
  bucket: number;
  count: number;
}>;

/** Adds to what is stored, so that processes add up. Each call stores all or none. */
export interface SpeedStore {
  add(counts: readonly SpeedCount[]): Promise<void>;
}

type Needs = Readonly<{ store: SpeedStore; log: Log }>;

/** Counts that wait to be stored. There are as many as routes, metrics and buckets, however many reports arrive. */
export class CollectedSpeeds {
  readonly #needs: Needs;
  #waiting = new Map<string, SpeedCount>();
  #storing: Promise<void> | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  add(route: string, measured: MeasuredSpeed, at: Date): void {
    const day = at.toISOString().slice(0, 10);
    for (const metric of SPEED_METRICS) {
      const value = measured[metric];
      if (value !== undefined) this.#count({ day, route, metric, bucket: bucketOf(metric, value), count: 1 });
    }
  }

  #count(added: SpeedCount): void {
    const key = `${added.day} ${added.route} ${added.metric} ${String(added.bucket).padStart(2, '0')}`;
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
      this.#needs.log.warn('page-speed-not-stored', {
        error: error instanceof Error ? error.message : 'unknown',
      });
    }
  }
}
