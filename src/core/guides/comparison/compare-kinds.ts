import type { TripPlan } from '#core/calculator/trip-plan.ts';
import { COVERAGE_TYPES, type CoverageType, type Package } from '#core/catalogue/packages/package.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import { unitPrices } from '#core/plans/unit-prices.ts';
import { weekOf } from '../facts/wider-offers.ts';

/** One kind of plan, counted from everything on sale. Null: no plan gives the figure. */
export type KindFacts = Readonly<{
  kind: CoverageType;
  cheapestCents: number;
  /** The cheapest plan for a week of everyday use at a destination: the middle one of all destinations. */
  weekCents: number | null;
  /** The price of a gigabyte with these plans: the middle one. */
  perGigabyteCents: number | null;
  /** Of the destination's plan with the most: the fewest and the most of all destinations. */
  countries: Readonly<{ fewest: number; most: number }> | null;
  /** The share of its plans, from 0 to 1, whose days start when they are installed. */
  startsOnInstall: number;
}>;

/** Only kinds with a plan on sale. */
export function compareKinds(plans: readonly Package[]): readonly KindFacts[] {
  const onSale = plans.filter(({ priceCents }) => priceCents > 0);
  return COVERAGE_TYPES.flatMap((kind) => {
    const own = onSale.filter(({ coverage_type }) => coverage_type === kind);
    return own.length === 0 ? [] : [kindFacts(kind, own)];
  });
}

function kindFacts(kind: CoverageType, plans: readonly Package[]): KindFacts {
  const destinations = [...Map.groupBy(plans, ({ slug }) => slug).values()];
  const weeks = destinations.flatMap((own) => weekOf(own) ?? []);
  return {
    kind,
    cheapestCents: Math.min(...plans.map(({ priceCents }) => priceCents)),
    weekCents: middle(weeks.map(({ priceCents }) => priceCents)),
    perGigabyteCents: middle(weeks.flatMap(({ from }) => unitPrices(from).perGigabyteCents ?? [])),
    countries: kind === 'local' ? { fewest: 1, most: 1 } : countriesOf(destinations),
    startsOnInstall: plans.filter(startsOnInstall).length / plans.length,
  };
}

function countriesOf(destinations: readonly (readonly Package[])[]): KindFacts['countries'] {
  const counts = destinations
    .map((own) => Math.max(...own.map(({ countries }) => countries.length)))
    .filter((count) => count > 0);
  return counts.length === 0 ? null : { fewest: Math.min(...counts), most: Math.max(...counts) };
}

/** An amount that really occurs: of an even number the lower of the two middle ones. */
function middle(amounts: readonly number[]): number | null {
  return amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? null;
}

/** In how many countries a local plan costs least for a week of everyday use, and in how many another one does. */
export type CheapestKinds = Readonly<{ countries: number; local: number; wider: number }>;

/** Takes the plans that work in each country. Countries where no plan holds a week are not counted. */
export function cheapestKinds(workingIn: readonly (readonly Package[])[]): CheapestKinds {
  const cheapest = workingIn.flatMap((plans) => {
    const local = weekOf(plans.filter(({ coverage_type }) => coverage_type === 'local'));
    const wider = weekOf(plans.filter(({ coverage_type }) => coverage_type !== 'local'));
    return local === null ? [] : [{ isWider: isCheaper(wider, local) }];
  });
  const wider = cheapest.filter(({ isWider }) => isWider).length;
  return { countries: cheapest.length, local: cheapest.length - wider, wider };
}

function isCheaper(wider: TripPlan | null, local: TripPlan): boolean {
  return wider !== null && wider.priceCents < local.priceCents;
}
