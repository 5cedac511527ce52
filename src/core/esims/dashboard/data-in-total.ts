type Esim = Readonly<{
  /** Of the running package. */
  usage: Readonly<{ remainingMegabytes: number; isUnlimited: boolean }> | null;
  /** Megabytes null: unlimited, or not known. */
  waiting: readonly Readonly<{ megabytes: number | null }>[];
}>;

/** The data left of the running package and of all top-ups behind it. Null: nothing waits, or an amount has no figure. */
export function dataInTotal({ usage, waiting }: Esim): number | null {
  if (waiting.length === 0 || usage === null || usage.isUnlimited) return null;
  return waiting.reduce<number | null>(
    (sum, { megabytes }) => (sum === null || megabytes === null ? null : sum + megabytes),
    usage.remainingMegabytes,
  );
}
