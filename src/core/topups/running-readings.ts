import type { StoredReading } from '#core/esims/usage/consumption.ts';

type WaitingTopup = Readonly<{ megabytes: number | null; boughtAt: Date }>;

/** The readings of the running package: without the top-ups that wait now, from the reading on that contains them. */
export function runningReadings(
  readings: readonly StoredReading[],
  waiting: readonly WaitingTopup[],
): readonly StoredReading[] {
  return readings.map((reading) => {
    const unused = waiting
      .filter(({ boughtAt }) => boughtAt <= reading.readAt)
      .reduce((sum, { megabytes }) => sum + (megabytes ?? 0), 0);
    // A reading that does not contain them after all is left as it is.
    if (unused > reading.remainingMegabytes) return reading;
    return {
      ...reading,
      totalMegabytes: reading.totalMegabytes - unused,
      remainingMegabytes: reading.remainingMegabytes - unused,
    };
  });
}
