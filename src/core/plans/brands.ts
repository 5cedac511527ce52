import { travelRank } from '#core/destinations/well-travelled-countries.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { choosablePlan, PLAN_KINDS, type PlanKind } from './chooser/choosable-plan.ts';
import { buyablePlans } from '#core/destinations/buyable-plans.ts';
import { coveredCountries } from './covered-countries.ts';

/** A brand of the network within one destination of several countries, from its own plans. */
export type Brand = Readonly<{
  name: string;
  countries: number;
  /** ISO codes that the destination's brand with the most countries covers and this one does not, best known first. */
  missing: readonly string[];
  kinds: readonly PlanKind[];
  cheapestCents: number;
}>;

/** The brands of a destination, most countries first. Empty: its plans are for one country. */
export function brandsOf(
  plans: readonly Package[],
  isSoldOut: (packageId: string) => boolean = () => false,
): readonly Brand[] {
  const groups = Map.groupBy(
    plans.filter(({ coverage_type }) => coverage_type !== 'local'),
    ({ operator }) => operator,
  );
  const most = longest([...groups.values()].map(countriesOf));
  return [...groups]
    .map(([name, own]) => ({
      ...brandOf(name, own, most),
      cheapestCents: cheapest(buyablePlans(own, isSoldOut)),
    }))
    .toSorted((a, b) => b.countries - a.countries || (a.name < b.name ? -1 : 1));
}

/** Whether the number or the set of countries tells the brands apart. */
export function differInCountries(brands: readonly Brand[]): boolean {
  return brands.some(({ countries, missing }) => missing.length > 0 || countries !== brands[0]?.countries);
}

function cheapest(plans: readonly Package[]): number {
  return Math.min(...plans.map(({ priceCents }) => priceCents));
}

function brandOf(
  name: string,
  own: readonly Package[],
  most: readonly string[],
): Omit<Brand, 'cheapestCents'> {
  const listed = new Set(countriesOf(own));
  const kinds = new Set(own.map((plan) => choosablePlan(plan).kind));
  return {
    name,
    countries: Math.max(...own.map(coveredCountries)),
    // A brand that lists no countries is not known to lack one.
    missing:
      listed.size === 0
        ? []
        : most
            .filter((code) => !listed.has(code))
            .toSorted((a, b) => travelRank(a) - travelRank(b) || (a < b ? -1 : 1)),
    kinds: PLAN_KINDS.filter((kind) => kinds.has(kind)),
  };
}

/** Of plans with different countries the ones with the most. */
function countriesOf(plans: readonly Package[]): readonly string[] {
  return longest(plans.map(({ countries }) => countries));
}

function longest(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.reduce<readonly string[]>((best, next) => (next.length > best.length ? next : best), []);
}
