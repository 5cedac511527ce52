type Bought = Readonly<{
  /** The sizes of the plan and of every top-up that has started. Null: unlimited, or not known. */
  packages: readonly (number | null)[];
  /** The sizes of the top-ups that wait behind them and that the last reading contains. */
  readWaiting: readonly (number | null)[];
  /** What the readings add up to. */
  readMegabytes: number;
}>;

/**
 * All data bought for an eSIM, as far as it has started: the usage screen shows what waits apart. Readings alone say too
 * little: after a plan that ended, a top-up of its size leaves the total as it was. They may say more, because a top-up can
 * be bought elsewhere.
 */
export function boughtMegabytes({ packages, readWaiting, readMegabytes }: Bought): number {
  const started = readMegabytes - sumOf(readWaiting);
  return packages.includes(null) ? started : Math.max(sumOf(packages), started);
}

function sumOf(sizes: readonly (number | null)[]): number {
  return sizes.reduce<number>((sum, megabytes) => sum + (megabytes ?? 0), 0);
}
