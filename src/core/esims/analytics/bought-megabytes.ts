type Bought = Readonly<{
  /** The sizes of the plan and of every top-up that was added. Null: unlimited, or not known. */
  packages: readonly (number | null)[];
  /** What the readings add up to. */
  readMegabytes: number;
}>;

/**
 * All data bought for an eSIM. Readings alone say too little: after a plan that ended, a top-up of its size leaves the
 * total as it was. They may say more, because a top-up can be bought elsewhere.
 */
export function boughtMegabytes({ packages, readMegabytes }: Bought): number {
  if (packages.includes(null)) return readMegabytes;
  const sold = packages.reduce<number>((sum, megabytes) => sum + (megabytes ?? 0), 0);
  return Math.max(sold, readMegabytes);
}
