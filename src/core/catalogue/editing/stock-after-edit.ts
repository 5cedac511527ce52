type StockEdit = Readonly<{
  /** The stock the editor saw, and the new value; null: not limited. */
  seen: number | null;
  wanted: number | null;
  /** The stock now: sales and returns continued during the edit. */
  current: number | null;
}>;

/** An edit of stock is applied as a difference, so that it does not undo sales made in the meantime. */
export function stockAfterEdit({ seen, wanted, current }: StockEdit): number | null {
  if (wanted === seen) return current;
  if (wanted === null || seen === null || current === null) return wanted;
  return Math.max(0, current + wanted - seen);
}
