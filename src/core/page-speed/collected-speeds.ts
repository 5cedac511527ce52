import { dayOf } from '#core/calendar/utc-day.ts';
import { CollectedCounts } from '#core/collecting/collected-counts.ts';
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
  readonly #counts: CollectedCounts<SpeedCount>;

  constructor({ store, log }: Needs) {
    this.#counts = new CollectedCounts({
      keyOf: ({ day, route, metric, bucket }) =>
        `${day} ${route} ${metric} ${String(bucket).padStart(2, '0')}`,
      store: (counts) => store.add(counts),
      failed: (error) => log.warn('page-speed-not-stored', { error: messageOf(error) }),
    });
  }

  add(route: string, measured: MeasuredSpeed, at: Date): void {
    const day = dayOf(at);
    for (const metric of SPEED_METRICS) {
      const value = measured[metric];
      if (value !== undefined)
        this.#counts.add({ day, route, metric, bucket: bucketOf(metric, value), count: 1 });
    }
  }

  /** Calls at the same time share the work. Never rejects: what fails is added to the next call. */
  store(): Promise<void> {
    return this.#counts.store();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
