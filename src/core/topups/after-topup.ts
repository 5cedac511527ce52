import { DAY_MS } from '#core/durations.ts';

/** Null: unlimited, or not known. */
type Package = Readonly<{ megabytes: number | null; validityDays: number }>;

type Now = Readonly<{
  /** Of the running package. */
  usage: Readonly<{ remainingMegabytes: number; isUnlimited: boolean }> | null;
  /** The end of the running package, ISO 8601. Null: its days have not started. */
  expiresAt: string | null;
  /** Top-ups that start after it, in this order. */
  waiting: readonly Package[];
}>;

type Needs = Readonly<{
  esim: Now;
  topup: Package;
  /** Megabytes per day; null when not known. */
  pace: number | null;
  now: Date;
}>;

export type AfterTopup = Readonly<{
  /** Still left of the running package; 0 after its end. */
  nowMegabytes: number;
  waitingMegabytes: number;
  addedMegabytes: number;
  /** The top-up starts at this time at the latest. Null: the running package has not started. */
  startsBy: Date | null;
  /** At the known pace: when the data ends with and without the top-up; `without` null: it has ended. Null: no pace. */
  ends: Readonly<{ withTopup: Date; without: Date | null }> | null;
}>;

/**
 * What an eSIM has after a top-up. A package starts when the one before it ends, by its data or its days, and then
 * lasts at most its own days; the new one comes last. Null: one of them is unlimited or has no figures, so there is
 * no sum.
 */
export function afterTopup({ esim, topup, pace, now }: Needs): AfterTopup | null {
  const { usage, expiresAt, waiting } = esim;
  const waitingMegabytes = sumOf(waiting);
  if (usage === null || usage.isUnlimited || topup.megabytes === null || waitingMegabytes === null)
    return null;
  const end = expiresAt === null ? Infinity : Date.parse(expiresAt);
  const nowMegabytes = end <= now.getTime() ? 0 : usage.remainingMegabytes;
  const startsBy = Math.max(end, now.getTime()) + waiting.reduce((sum, one) => sum + daysOf(one), 0);
  const counts = {
    nowMegabytes,
    waitingMegabytes,
    addedMegabytes: topup.megabytes,
    startsBy: startsBy === Infinity ? null : new Date(startsBy),
  };
  if (pace === null) return { ...counts, ends: null };
  const usedUp = now.getTime() + (nowMegabytes / pace) * DAY_MS;
  const runningEnds = nowMegabytes === 0 ? now.getTime() : Math.min(usedUp, end);
  const lasts = (one: Package) => Math.min(((one.megabytes ?? 0) / pace) * DAY_MS, daysOf(one));
  const without = waiting.reduce((time, one) => time + lasts(one), runningEnds);
  const withTopup = without + lasts(topup);
  return { ...counts, ends: endsOf(counts, { withTopup, without }) };
}

/** Without data there is no end that is still to come. */
function endsOf(
  counts: Parameters<typeof startsAtOnce>[0],
  { withTopup, without }: Readonly<{ withTopup: number; without: number }>,
): AfterTopup['ends'] {
  return { withTopup: new Date(withTopup), without: startsAtOnce(counts) ? null : new Date(without) };
}

/** No package is left that it waits for. */
export function startsAtOnce({
  nowMegabytes,
  waitingMegabytes,
}: Pick<AfterTopup, 'nowMegabytes' | 'waitingMegabytes'>): boolean {
  return nowMegabytes === 0 && waitingMegabytes === 0;
}

function daysOf({ validityDays }: Package): number {
  return validityDays * DAY_MS;
}

function sumOf(packages: readonly Package[]): number | null {
  return packages.reduce<number | null>(
    (sum, { megabytes }) => (sum === null || megabytes === null ? null : sum + megabytes),
    0,
  );
}
