import type { EsimStatus } from '#core/esims/esim-provider.ts';
import { isEnded, type DataFigures } from '#core/esims/usage/apply-reading.ts';

/** `unknown`: the readings do not tell. */
export type TopupState = 'waiting' | 'running' | 'ended' | 'unknown';

type Reading = Readonly<{ status: EsimStatus; figures: DataFigures | null; readAt: Date | null }>;

type BoughtTopup = Readonly<{
  /** Null: unlimited, or not known. */
  megabytes: number | null;
  boughtAt: Date;
}>;

type Packages = Readonly<{
  /** Of the eSIM's own plan; null when unlimited or not known. */
  planMegabytes: number | null;
  /** In the order they were bought, which is the order they run in. */
  topups: readonly BoughtTopup[];
}>;

/**
 * The state of each top-up. The network reports one total: the sum of the running package and those that wait behind
 * it. Packages run one after the other, so the total tells which of them is the first that has not ended.
 */
export function topupStates(
  { planMegabytes, topups }: Packages,
  { status, figures, readAt }: Reading,
): readonly TopupState[] {
  const isRead = (topup: BoughtTopup) => readAt !== null && topup.boughtAt <= readAt;
  const read = topups.filter(isRead);
  const first = firstUnended([planMegabytes, ...read.map(({ megabytes }) => megabytes)], status, figures);
  return topups.map((topup, index) => {
    // Nothing runs before it is read once, except a top-up of an eSIM that had ended; the next reading shows it.
    if (!isRead(topup)) return isEnded(status) ? 'unknown' : 'waiting';
    if (first === null) return 'unknown';
    // The plan is at 0.
    const position = index + 1;
    if (position < first) return 'ended';
    return position === first && status === 'active' ? 'running' : 'waiting';
  });
}

/** The position of the first package that has not ended; the number of packages when all have. Null: not known. */
function firstUnended(
  packages: readonly (number | null)[],
  status: EsimStatus,
  figures: DataFigures | null,
): number | null {
  if (isEnded(status)) return packages.length;
  if (figures === null || figures.isUnlimited || packages.includes(null)) return null;
  const sizes = packages.map((size) => size ?? 0);
  const position = sizes.findIndex(
    (_, from) => sizes.slice(from).reduce((sum, size) => sum + size, 0) === figures.totalMegabytes,
  );
  return position === -1 ? null : position;
}
