import type { StoredReading } from '../usage/consumption.ts';

/** A burn-down line has no use for more points than pixels. */
export const MOST_POINTS = 400;
/** Each period keeps its first, lowest, highest and last point. */
const POINTS_PER_PERIOD = 4;

export type SeriesPoint = Readonly<{ at: Date; remainingMegabytes: number; totalMegabytes: number }>;

/** The data left over time, with at most MOST_POINTS points. Lowest and highest points stay, and so do both ends. */
export function burnDown(readings: readonly StoredReading[]): readonly SeriesPoint[] {
  return thin(readings.flatMap(pointsOf));
}

/** Unchanged figures are a horizontal line. */
function pointsOf(reading: StoredReading): readonly SeriesPoint[] {
  const { readAt, lastReadAt, remainingMegabytes, totalMegabytes } = reading;
  const figures = { remainingMegabytes, totalMegabytes };
  const first = { at: readAt, ...figures };
  return lastReadAt > readAt ? [first, { at: lastReadAt, ...figures }] : [first];
}

function thin(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length <= MOST_POINTS || first === undefined || last === undefined) return points;
  const periods = MOST_POINTS / POINTS_PER_PERIOD;
  const start = first.at.getTime();
  const length = (last.at.getTime() - start) / periods;
  const byPeriod = Map.groupBy(points, ({ at }) =>
    Math.min(periods - 1, Math.floor((at.getTime() - start) / length)),
  );
  return [...byPeriod.values()].flatMap(extremesOf);
}

function extremesOf(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const lowest = points.reduce((one, other) =>
    other.remainingMegabytes < one.remainingMegabytes ? other : one,
  );
  const highest = points.reduce((one, other) =>
    other.remainingMegabytes > one.remainingMegabytes ? other : one,
  );
  const kept = new Set([points[0], lowest, highest, points.at(-1)]);
  return points.filter((point) => kept.has(point));
}
