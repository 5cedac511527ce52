type StockEdit = Readonly<{
  /** What the editor saw, and what they made of it; null: not limited. */
  seen: number | null;
  wanted: number | null;
  /** What is there now: sales and returns went on while they were editing. */
  current: number | null;
}>;

/** An edit of stock is the difference it makes, so that no sale of the meantime is undone by it. */
export function stockAfterEdit({ seen, wanted, current }: StockEdit): number | null {
  if (wanted === seen) return current;
  if (wanted === null || seen === null || current === null) return wanted;
  return Math.max(0, current + wanted - seen);
}
