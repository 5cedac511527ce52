const DAY_MS = 86_400_000;

type Now = Readonly<{
  usage: Readonly<{ remainingMegabytes: number; isUnlimited: boolean }> | null;
  /** ISO 8601. Null: its days have not started. */
  expiresAt: string | null;
}>;

type Topup = Readonly<{ megabytes: number | null; validityDays: number }>;

type Needs = Readonly<{
  esim: Now;
  topup: Topup;
  /** Megabytes per day; null when not known. */
  pace: number | null;
  now: Date;
}>;

export type AfterTopup = Readonly<{
  /** Still left of the running package; 0 after its end. */
  nowMegabytes: number;
  addedMegabytes: number;
  /** At the known pace: when the data ends with and without the top-up. Null: no pace. */
  ends: Readonly<{ withTopup: Date; without: Date }> | null;
}>;

/**
 * What an eSIM has after a top-up. The top-up starts when the running package ends, by its data or its days, and then
 * lasts at most its own days. Null: one of the two is unlimited or has no figures, so there is no sum.
 */
export function afterTopup({ esim: { usage, expiresAt }, topup, pace, now }: Needs): AfterTopup | null {
  const { megabytes, validityDays } = topup;
  if (usage === null || usage.isUnlimited || megabytes === null) return null;
  const end = expiresAt === null ? Infinity : Date.parse(expiresAt);
  const nowMegabytes = end <= now.getTime() ? 0 : usage.remainingMegabytes;
  const counts = { nowMegabytes, addedMegabytes: megabytes };
  if (pace === null) return { ...counts, ends: null };
  const usedUp = now.getTime() + (nowMegabytes / pace) * DAY_MS;
  const without = nowMegabytes === 0 ? now.getTime() : Math.min(usedUp, end);
  const withTopup = without + Math.min(megabytes / pace, validityDays) * DAY_MS;
  return { ...counts, ends: { withTopup: new Date(withTopup), without: new Date(without) } };
}
