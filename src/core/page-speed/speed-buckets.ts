export const SPEED_METRICS = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;
export type SpeedMetric = (typeof SPEED_METRICS)[number];

/** What a browser measured on one page load: times in milliseconds, CLS without a unit. */
export type MeasuredSpeed = Readonly<Partial<Record<SpeedMetric, number | undefined>>>;

/** Up to the first value the page feels good, above the second it feels poor (web.dev/articles/vitals). */
export const SPEED_THRESHOLDS: Readonly<Record<SpeedMetric, readonly [good: number, poor: number]>> = {
  ttfb: [800, 1_800],
  fcp: [1_800, 3_000],
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

/**
 * Upper bounds of the buckets; values above the last are one more bucket. They are stored by position, so a bound may be
 * changed only with another name for the metric.
 */
const TIMES = [
  10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1_000, 1_200, 1_500, 1_800, 2_100, 2_500, 3_000,
  3_500, 4_000, 5_000, 6_500, 8_000, 10_000, 15_000, 30_000, 60_000,
];
const SHIFTS = [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 2];

export function speedBounds(metric: SpeedMetric): readonly number[] {
  return metric === 'cls' ? SHIFTS : TIMES;
}

/** The position of the bucket that a value is counted in. */
export function bucketOf(metric: SpeedMetric, value: number): number {
  const bounds = speedBounds(metric);
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}

/**
 * The value that the given share of page loads stayed below, from the counts of the buckets. Inside a bucket the values
 * are assumed to be spread evenly; in the last one the result is its lower bound. Null without page loads.
 */
export function percentile(
  metric: SpeedMetric,
  counts: ReadonlyMap<number, number>,
  share: number,
): number | null {
  const bounds = speedBounds(metric);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = total * share;
  let below = 0;
  for (const [position, upper] of bounds.entries()) {
    const inside = counts.get(position) ?? 0;
    if (inside > 0 && below + inside >= wanted) {
      const lower = bounds[position - 1] ?? 0;
      return lower + ((upper - lower) * (wanted - below)) / inside;
    }
    below += inside;
  }
  return bounds.at(-1) ?? null;
}

export type SpeedRating = 'good' | 'improvable' | 'poor';

export function rateSpeed(metric: SpeedMetric, value: number): SpeedRating {
  const [good, poor] = SPEED_THRESHOLDS[metric];
  return value <= good ? 'good' : value <= poor ? 'improvable' : 'poor';
}
