import { DAY_MS } from '#core/durations.ts';
import { consumption, type Consumption, type StoredReading } from './consumption.ts';

/** Fewer days of readings say little about the days to come. */
const FEWEST_DAYS = 2;
/** The use of a day counts half as much as the use of a day this much later: habits change during a trip. */
const HALF_LIFE_DAYS = 6;
/** A started day at the beginning of the readings counts from this share of a day on. */
const SMALLEST_PART = 0.5;
/**
 * How much the use of one day differs from the average. Two or three days cannot show it, so an assumption counts
 * like `days` more days; measured differences replace it over time. Above `most` a heavier pace could give a later
 * day.
 */
const VARIATION = { assumed: 0.7, days: 4, most: 1.1 };
/**
 * How wide the range is, in standard deviations of the logarithm: at least 80 of 100 trips end within it. Single days
 * of heavy use are common and make a trip end early; nothing makes it end late as suddenly.
 */
const WIDTH = { fast: 1.5, slow: 0.9 };

export type ForecastInput = Readonly<{
  /** In order of time. */
  readings: readonly StoredReading[];
  /** The first connection. Null: not connected yet. */
  startedAt: Date | null;
  /** The end of validity. Null: not known. */
  endsAt: Date | null;
  isUnlimited: boolean;
  now: Date;
}>;

/** Megabytes per day: the average, and the slowest and fastest that the range assumes. */
export type Pace = Readonly<{ average: number; slow: number; fast: number }>;

export type Forecast =
  | Readonly<{ kind: 'not-connected' }>
  /** Fewer than two days of readings. */
  | Readonly<{ kind: 'too-early' }>
  /** `latest` null: it may also last until the end. */
  | Readonly<{ kind: 'runs-out'; pace: Pace; at: Date; earliest: Date; latest: Date | null }>
  /** `earliest` null: even the fastest pace of the range reaches the end. */
  | Readonly<{ kind: 'lasts'; pace: Pace; leftMegabytes: number; earliest: Date | null }>
  /** `at` is the reading that showed it. */
  | Readonly<{ kind: 'used-up'; at: Date }>
  /** The validity is over, whatever was left. Null: the data had no limit. */
  | Readonly<{ kind: 'ended'; leftMegabytes: number | null }>
  /** `pace` null: fewer than two days, or the network reports no figures for this plan. */
  | Readonly<{ kind: 'unlimited'; pace: number | null }>;

/** When the data of an eSIM runs out, if it is used as before. Never earlier than `now`. */
export function forecast(input: ForecastInput): Forecast {
  const { readings, startedAt, endsAt, isUnlimited, now } = input;
  const last = readings.at(-1);
  if (startedAt === null || last === undefined) return { kind: 'not-connected' };
  const { remainingMegabytes } = last;
  if (endsAt !== null && endsAt <= now)
    return { kind: 'ended', leftMegabytes: isUnlimited ? null : remainingMegabytes };
  if (!isUnlimited && remainingMegabytes === 0) return { kind: 'used-up', at: last.readAt };
  return forecastRunning(input, last);
}

function forecastRunning(input: ForecastInput, last: StoredReading): Forecast {
  const estimate = estimateOf(input, last);
  if (input.isUnlimited) return { kind: 'unlimited', pace: estimate?.average || null };
  return estimate === null ? { kind: 'too-early' } : judge(estimate, last, input);
}

function judge(
  estimate: Estimate,
  { remainingMegabytes, lastReadAt }: StoredReading,
  { endsAt, now }: ForecastInput,
): Forecast {
  const pace = paceOf(estimate, remainingMegabytes);
  const end = endsAt?.getTime() ?? Infinity;
  const runsOut = (perDay: number) =>
    Math.max(lastReadAt.getTime() + (remainingMegabytes / perDay) * DAY_MS, now.getTime());
  const [at, earliest, latest] = [runsOut(pace.average), runsOut(pace.fast), runsOut(pace.slow)];
  if (at < end)
    return {
      kind: 'runs-out',
      pace,
      at: new Date(at),
      earliest: new Date(earliest),
      latest: latest < end ? new Date(latest) : null,
    };
  const days = (end - lastReadAt.getTime()) / DAY_MS;
  return {
    kind: 'lasts',
    pace,
    // Nothing used and no known end: everything is left.
    leftMegabytes: pace.average === 0 ? remainingMegabytes : remainingMegabytes - pace.average * days,
    earliest: earliest < end ? new Date(earliest) : null,
  };
}

/** `variation` is the standard deviation of a day's use divided by its average; `days` is how many days say so. */
type Estimate = Readonly<{ average: number; variation: number; days: number }>;

/**
 * The pace of the days to come differs from the average so far for two reasons: the average of few days is uncertain,
 * and so is the use of few days ahead. Both are included. The range is multiplicative, so a pace is never negative.
 */
function paceOf({ average, variation, days }: Estimate, remainingMegabytes: number): Pace {
  const daysAhead = average === 0 ? Infinity : remainingMegabytes / average;
  // Less than a day ahead is as uncertain as one day; otherwise a faster pace could widen the range to a later day.
  const spread = variation * Math.sqrt(1 / Math.max(daysAhead, 1) + 1 / days);
  return {
    average,
    slow: average / Math.exp(WIDTH.slow * spread),
    fast: average * Math.exp(WIDTH.fast * spread),
  };
}

function estimateOf({ readings, startedAt }: ForecastInput, last: StoredReading): Estimate | null {
  if (startedAt === null) return null;
  const daysRead = (last.lastReadAt.getTime() - startedAt.getTime()) / DAY_MS;
  if (daysRead < FEWEST_DAYS) return null;
  const days = daysBefore(last.lastReadAt, daysRead, consumption(readings, startedAt));
  const weight = sumOf(days, (day) => day.weight);
  const average = sumOf(days, (day) => day.weight * day.megabytes) / weight;
  const squares = sumOf(days, (day) => day.weight * (day.megabytes - average) ** 2);
  // The number of equally weighted days that would say as much.
  const count = weight ** 2 / sumOf(days, (day) => day.weight ** 2);
  const measured = average === 0 ? 0 : (squares / weight) * (count / average ** 2);
  const { assumed, days: assumedDays, most } = VARIATION;
  const variation = Math.sqrt((assumedDays * assumed ** 2 + measured) / (assumedDays + count - 1));
  return { average, variation: Math.min(variation, most), days: count };
}

/** Megabytes of one day, and how much it counts. */
type WeightedDay = Readonly<{ megabytes: number; weight: number }>;

/** Periods of 24 hours, counted back from the last reading, so that every hour of the day counts the same. */
function daysBefore(until: Date, daysRead: number, used: readonly Consumption[]): readonly WeightedDay[] {
  const rest = daysRead % 1;
  const whole = Math.floor(daysRead);
  const sums = sumPerPeriod(until, whole + 1, used);
  const parts = sums.map((_, index) => (index < whole ? 1 : rest));
  return sums.flatMap((sum, index) => {
    const part = parts[index] ?? 0;
    if (part < SMALLEST_PART) return [];
    return [{ megabytes: sum / part, weight: part * 0.5 ** (index / HALF_LIFE_DAYS) }];
  });
}

function sumPerPeriod(until: Date, count: number, used: readonly Consumption[]): readonly number[] {
  const sums = Array.from({ length: count }, () => 0);
  for (const { from, to, megabytes } of used) {
    const [oldest, newest] = [from, to].map((time) => (until.getTime() - time.getTime()) / DAY_MS);
    if (oldest === undefined || newest === undefined) continue;
    const length = oldest - newest;
    for (let index = Math.floor(newest); index <= oldest && index < count; index += 1) {
      const shared = Math.min(oldest, index + 1) - Math.max(newest, index);
      sums[index] = (sums[index] ?? 0) + (length === 0 ? megabytes : (megabytes * shared) / length);
    }
  }
  return sums;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
