import type { TopupState } from '#core/topups/split-packages.ts';
import { usedIn, type StoredReading } from '../usage/consumption.ts';

type Used = Readonly<{
  /** In order of time. */
  readings: readonly StoredReading[];
  /** Of each top-up of the eSIM. */
  topups: readonly Readonly<{ state: TopupState }>[];
  isUnlimited: boolean;
}>;

/**
 * Megabytes used of the packages before the one that runs. The network's total and rest are those of the packages that have
 * not ended, so their difference falls when a package ends: what it was before the fall was used of that package. There are at
 * most as many of these falls as top-ups that have started; smaller ones are corrections by the network.
 */
export function usedBefore({ readings, topups, isUnlimited }: Used): number {
  if (isUnlimited) return 0;
  const started = topups.filter(({ state }) => state !== 'waiting').length;
  const used = readings.map(usedIn);
  const falls = used.flatMap((before, index) => {
    const by = before - (used[index + 1] ?? before);
    return by > 0 ? [{ before, by }] : [];
  });
  const ends = falls.toSorted((one, other) => other.by - one.by).slice(0, started);
  return ends.reduce((sum, { before }) => sum + before, 0);
}
