type Priced = Readonly<{ minimum_selling_price: number }>;

/** Today's price in dollars: the owner's when there is a positive one, otherwise the network's. */
export function packagePrice({ minimum_selling_price }: Priced, ownPriceCents: number | null): number {
  return ownPriceCents !== null && ownPriceCents > 0 ? ownPriceCents / 100 : minimum_selling_price;
}
