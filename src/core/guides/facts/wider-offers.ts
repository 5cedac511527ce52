import { tripPlanOf, type TripPlan } from '#core/calculator/trip-plan.ts';
import type { CoverageType, Package } from '#core/catalogue/packages/package.ts';
import { cheapestHolding, everydayNeed } from './everyday-trips.ts';

/** The trip whose price is compared between kinds of plan, in days. */
export const COMPARED_DAYS = 7;

/** A destination of several countries, counted only from its plans that cover the country in question. */
export type WiderOffer = Readonly<{
  slug: string;
  coverageType: CoverageType;
  /** One of its plans, to name the destination by. */
  sample: Package;
  plans: number;
  cheapestCents: number;
  /** Of the plan with the most countries. */
  mostCountries: number;
  /** The cheapest of them for a week of everyday use. */
  week: TripPlan | null;
}>;

/** The regional and global destinations among plans that cover a country: regions first, then by price. */
export function widerOffers(covering: readonly Package[]): readonly WiderOffer[] {
  const wider = covering.filter(
    ({ coverage_type, priceCents }) => coverage_type !== 'local' && priceCents > 0,
  );
  return [...Map.groupBy(wider, ({ slug }) => slug)]
    .flatMap(([slug, plans]) => {
      const [sample] = plans;
      return sample === undefined ? [] : [offerOf(slug, sample, plans)];
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.cheapestCents - b.cheapestCents || (a.slug < b.slug ? -1 : 1));
}

function offerOf(slug: string, sample: Package, plans: readonly Package[]): WiderOffer {
  return {
    slug,
    sample,
    coverageType: sample.coverage_type,
    plans: plans.length,
    cheapestCents: Math.min(...plans.map(({ priceCents }) => priceCents)),
    mostCountries: Math.max(...plans.map(({ countries }) => countries.length)),
    week: weekOf(plans),
  };
}

export function weekOf(plans: readonly Package[]): TripPlan | null {
  return cheapestHolding(plans.map(tripPlanOf), everydayNeed(COMPARED_DAYS));
}

function rank({ coverageType }: WiderOffer): number {
  return coverageType === 'global' ? 1 : 0;
}
