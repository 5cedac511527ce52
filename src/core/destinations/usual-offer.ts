import type { Package } from '#core/catalogue/packages/package.ts';

/** Two prices that make destinations comparable. Amounts are the charged prices. */
export type UsualOffer = Readonly<{
  /** Price of the cheapest plan; null when no plan has a price. */
  cheapestCents: number | null;
  /**
   * The plan that most travellers need there. Null when no plan is flagged, or the flagged plan is also the
   * cheapest.
   */
  usual: Readonly<{ data: string; days: number; cents: number }> | null;
}>;

type Sold = Pick<Package, 'priceCents' | 'is_popular' | 'data_amount' | 'validity_days'>;

/** The cheapest plans of most destinations cost the same, so the plan with the popular flag is shown beside them. */
export function usualOffer(plans: readonly Sold[]): UsualOffer {
  const priced = plans.filter(({ priceCents }) => priceCents > 0);
  if (priced.length === 0) return { cheapestCents: null, usual: null };
  const cheapestCents = Math.min(...priced.map(({ priceCents }) => priceCents));
  const flagged = priced.find(({ is_popular, validity_days }) => is_popular && validity_days !== null);
  const cents = flagged?.priceCents ?? cheapestCents;
  if (flagged === undefined || cents === cheapestCents) return { cheapestCents, usual: null };
  return { cheapestCents, usual: { data: flagged.data_amount, days: flagged.validity_days ?? 0, cents } };
}
