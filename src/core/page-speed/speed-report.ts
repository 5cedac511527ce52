import type { DayRange } from '#core/calendar/days.ts';
import type { SpeedCount } from './collected-speeds.ts';
import { percentile, rateSpeed, SPEED_METRICS, type SpeedMetric, type SpeedRating } from './speed-buckets.ts';

export interface SpeedReportReader {
  /** The counts of all days of the range together. */
  readCounts(range: DayRange): Promise<readonly Omit<SpeedCount, 'day'>[]>;
}

/** Three of four page loads were at least this fast: the value that search engines judge a page by. */
const SHARE = 0.75;

export type ShownSpeed = Readonly<{ value: number; rating: SpeedRating; pageLoads: number }>;

export type RouteSpeed = Readonly<{
  route: string;
  pageLoads: number;
  /** Null: no browser has reported it. */
  metrics: Readonly<Record<SpeedMetric, ShownSpeed | null>>;
}>;

/** One row per route, the most visited first. */
export function speedByRoute(counts: readonly Omit<SpeedCount, 'day'>[]): readonly RouteSpeed[] {
  return [...Map.groupBy(counts, ({ route }) => route)]
    .map(([route, own]) => {
      const metrics = {
        ttfb: speedOf('ttfb', own),
        fcp: speedOf('fcp', own),
        lcp: speedOf('lcp', own),
        inp: speedOf('inp', own),
        cls: speedOf('cls', own),
      };
      const pageLoads = Math.max(...SPEED_METRICS.map((metric) => metrics[metric]?.pageLoads ?? 0));
      return { route, pageLoads, metrics };
    })
    .toSorted((a, b) => b.pageLoads - a.pageLoads || (a.route < b.route ? -1 : 1));
}

function speedOf(metric: SpeedMetric, counts: readonly Omit<SpeedCount, 'day'>[]): ShownSpeed | null {
  const own = new Map(
    counts.filter((one) => one.metric === metric).map(({ bucket, count }) => [bucket, count]),
  );
  const value = percentile(metric, own, SHARE);
  if (value === null) return null;
  const pageLoads = [...own.values()].reduce((sum, count) => sum + count, 0);
  return { value, rating: rateSpeed(metric, value), pageLoads };
}
