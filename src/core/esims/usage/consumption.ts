/** The network's figures between two moments: they did not change from `readAt` to `lastReadAt`. */
export type StoredReading = Readonly<{
  readAt: Date;
  lastReadAt: Date;
  totalMegabytes: number;
  remainingMegabytes: number;
}>;

/** Data that was used at some time between two readings. */
export type Consumption = Readonly<{ from: Date; to: Date; megabytes: number }>;

/**
 * What was used, from readings in order of time. A top-up raises the total and the rest together, and a package that
 * ended lowers both, so only a growing difference of the two is use. `startedAt` is the first connection: nothing was
 * used before it.
 */
export function consumption(
  readings: readonly StoredReading[],
  startedAt: Date | null,
): readonly Consumption[] {
  const found: Consumption[] = [];
  let before: StoredReading | null = null;
  for (const reading of readings) {
    const megabytes = usedIn(reading) - (before === null ? 0 : usedIn(before));
    if (megabytes > 0) found.push({ ...between(before, reading, startedAt), megabytes });
    before = reading;
  }
  return found;
}

/** The sum of all use; more than total minus rest when a package was replaced. */
export function usedMegabytes(used: readonly Consumption[]): number {
  return used.reduce((sum, { megabytes }) => sum + megabytes, 0);
}

/** The reading that last counted more used data; null: none did. */
export function lastUseAt(readings: readonly StoredReading[]): Date | null {
  return consumption(readings, null).at(-1)?.to ?? null;
}

export function usedIn({ totalMegabytes, remainingMegabytes }: StoredReading): number {
  return totalMegabytes - remainingMegabytes;
}

function between(before: StoredReading | null, { readAt }: StoredReading, startedAt: Date | null) {
  const earliest = Math.max(before?.lastReadAt.getTime() ?? 0, startedAt?.getTime() ?? 0);
  // Without either, nothing says when the use began: it counts at the reading.
  const from = earliest === 0 ? readAt.getTime() : Math.min(earliest, readAt.getTime());
  return { from: new Date(from), to: readAt };
}
