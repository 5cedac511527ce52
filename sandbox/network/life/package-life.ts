import { seededRandom } from '../catalogue/seeded-random.ts';

export const DAY_MILLISECONDS = 86_400_000;

/** From a moment on, the traveller has used this much of the package; the usual pace goes on from there. */
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
  /** When the last megabyte went, null when time runs out first. */
  finishedAt: number | null;
  /** When it stopped being of use: finished or expired, whichever came first. */
  endedAt: number;
  usedAt(moment: number): number;
  /** The moment this many megabytes are gone, null when that never happens before the end. */
  whenUsed(megabytes: number): number | null;
}>;

/** All times are sandbox milliseconds. Nothing is remembered: the same start always leads the same life. */
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
      const until = Math.min(Math.max(moment, origin.at), endedAt);
      const used = origin.megabytes + (pace.until(until) - pace.until(origin.at));
      return Math.min(Math.floor(used), start.megabytes);
    },
  };
}

/** What this traveller uses on each day of the package: some save, some run out early, no two days are alike. */
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
