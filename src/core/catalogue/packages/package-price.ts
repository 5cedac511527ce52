/** Today's price: the owner's when there is a positive one, otherwise the network's. */
export function packagePriceCents(minimumPriceCents: number, ownPriceCents: number | null): number {
  return ownPriceCents !== null && ownPriceCents > 0 ? ownPriceCents : minimumPriceCents;
}
