/** Whole percent of the data used, rounded down: all of it is used only when nothing is left. */
export function percentUsed(usedMegabytes: number, totalMegabytes: number): number {
  return Math.min(100, Math.floor((usedMegabytes * 100) / totalMegabytes));
}
