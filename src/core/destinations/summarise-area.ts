import type { Package } from '#core/catalogue/packages/package.ts';

/** Summary of a destination of several countries. */
export type AreaSummary = Readonly<{
  /** ISO codes of the plan with the most countries. Empty when the network lists none. */
  countries: readonly string[];
  /** Other plans of the area cover fewer countries, so the number is shown with "up to". */
  isAtMost: boolean;
  /** The charged price of the cheapest plan. Null when no plan has a price. */
  cheapestCents: number | null;
}>;

type Sold = Pick<Package, 'countries' | 'priceCents'>;

export function summariseArea(plans: readonly Sold[]): AreaSummary {
  const listed = plans.map(({ countries }) => countries).filter((countries) => countries.length > 0);
  const most = listed.reduce<readonly string[]>(
    (best, next) => (next.length > best.length ? next : best),
    [],
  );
  const prices = plans.map(({ priceCents }) => priceCents).filter((cents) => cents > 0);
  return {
    countries: most,
    isAtMost: listed.some((countries) => countries.length < most.length),
    cheapestCents: prices.length === 0 ? null : Math.min(...prices),
  };
}
