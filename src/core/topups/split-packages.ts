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

type Packages<Topup> = Readonly<{
  /** Of the eSIM's own plan; null when unlimited or not known. */
  planMegabytes: number | null;
  /** In the order they were bought, which is the order they run in. */
  topups: readonly Topup[];
}>;

type SplitPackages<Topup> = Readonly<{
  /** Of each top-up. */
  states: readonly TopupState[];
  /** The figures of the package that runs, or runs next. As reported when the readings do not tell. */
  running: DataFigures | null;
  /** They start one after the other when that package has ended. */
  waiting: readonly Topup[];
  /** Those of them that the last reading contains. */
  readWaiting: readonly Topup[];
}>;

/**
 * The network reports one sum of the running package and those that wait behind it, with the end of the running one.
 * Packages run one after the other, so the total tells which of them is the first that has not ended.
 */
export function splitPackages<Topup extends BoughtTopup>(
  { planMegabytes, topups }: Packages<Topup>,
  { status, figures, readAt }: Reading,
): SplitPackages<Topup> {
  const isRead = (topup: BoughtTopup) => readAt !== null && topup.boughtAt <= readAt;
  const read = topups.filter(isRead);
  const first = firstUnended([planMegabytes, ...read.map(({ megabytes }) => megabytes)], status, figures);
  const states = topups.map((topup, index): TopupState => {
    // Nothing runs before it is read once, except a top-up of an eSIM that had ended; the next reading shows it.
    if (!isRead(topup)) return isEnded(status) ? 'unknown' : 'waiting';
    if (first === null) return 'unknown';
    // The plan is at 0.
    const position = index + 1;
    if (position < first) return 'ended';
    return position === first && status === 'active' ? 'running' : 'waiting';
  });
  // Between two packages the next one waits for a connection, but for no other package.
  const waiting = topups.filter((_, index) => states[index] === 'waiting' && index + 1 !== first);
  const readWaiting = waiting.filter(isRead);
  return { states, running: withoutWaiting(figures, readWaiting), waiting, readWaiting };
}

/** Packages that wait are unused. */
function withoutWaiting(figures: DataFigures | null, waiting: readonly BoughtTopup[]): DataFigures | null {
  if (figures === null || figures.isUnlimited) return figures;
  const megabytes = waiting.reduce((sum, topup) => sum + (topup.megabytes ?? 0), 0);
  return {
    ...figures,
    totalMegabytes: figures.totalMegabytes - megabytes,
    remainingMegabytes: Math.max(0, figures.remainingMegabytes - megabytes),
  };
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
