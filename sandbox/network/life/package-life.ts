import { seededRandom } from '../catalogue/seeded-random.ts';

export const DAY_MILLISECONDS = 86_400_000;

/** At a given moment, this much of the package is used; the usual pace continues from there. */
export type Adjustment = Readonly<{ at: number; megabytes: number }>;

export type PackageStart = Readonly<{
  seed: string;
  activatedAt: number;
  days: number;
  /** Infinity when unlimited. */
  megabytes: number;
  adjustment: Adjustment | null;
}>;

export type PackageLife = Readonly<{
  activatedAt: number;
  expiresAt: number;
  /** When the last megabyte was used, null when the package expires first. */
  finishedAt: number | null;
  /** When the package ended: finished or expired, whichever is first. */
  endedAt: number;
  usedAt(moment: number): number;
  /** When this many megabytes are used, null when that never happens before the end. */
  whenUsed(megabytes: number): number | null;
}>;

/** All times are sandbox milliseconds. Nothing is stored: the same start always gives the same life. */
export function packageLife(start: PackageStart): PackageLife {
  const { activatedAt, adjustment } = start;
  const expiresAt = activatedAt + start.days * DAY_MILLISECONDS;
  const pace = dailyPace(start);
  const origin = adjustment === null ? { at: activatedAt, megabytes: 0 } : adjustment;

  function whenUsed(megabytes: number): number | null {
    if (megabytes <= origin.megabytes) return origin.at;
    const moment = pace.whenReached(pace.until(origin.at) + megabytes - origin.megabytes);
    return moment !== null && moment < expiresAt ? moment : null;
  }

  const finishedAt = whenUsed(start.megabytes);
  const endedAt = finishedAt ?? expiresAt;
  return {
    activatedAt,
    expiresAt,
    finishedAt,
    endedAt,
    whenUsed,
    usedAt(moment) {
      // Sums of days can be a fraction of a megabyte less.
      if (finishedAt !== null && moment >= finishedAt) return start.megabytes;
      const until = Math.min(Math.max(moment, origin.at), endedAt);
      const used = origin.megabytes + (pace.until(until) - pace.until(origin.at));
      return Math.min(Math.floor(used), start.megabytes);
    },
  };
}

/**
 * The usage on each day of the package: some customers save data, some run out early, and every day differs.
 */
function dailyPace({ seed, activatedAt, days, megabytes }: PackageStart) {
  const random = seededRandom(`${seed}/pace`);
  const appetite = 0.5 + random.next() * 1.1;
  const mean = Number.isFinite(megabytes) ? (megabytes / days) * appetite : 600 * appetite;
  const daily = Array.from({ length: days }, () => mean * (0.5 + random.next()));

  function until(moment: number): number {
    const elapsed = Math.max(0, (moment - activatedAt) / DAY_MILLISECONDS);
    const whole = Math.min(Math.floor(elapsed), days);
    const before = daily.slice(0, whole).reduce((sum, one) => sum + one, 0);
    return before + (daily[whole] ?? 0) * (elapsed - whole);
  }

  function whenReached(total: number): number | null {
    let sum = 0;
    for (const [day, amount] of daily.entries()) {
      if (sum + amount >= total) {
        return Math.ceil(activatedAt + (day + (total - sum) / amount) * DAY_MILLISECONDS);
      }
      sum += amount;
    }
    return null;
  }

  return { until, whenReached };
}
