import type { Package } from '#core/catalogue/packages/package.ts';
import {
  breakEven,
  compareTrips,
  exampleCountries,
  type BreakEven,
  type ComparedTrip,
} from './several-countries.ts';

/** One area with several countries, and its example trips. */
export type RegionFacts = Readonly<{
  slug: string;
  /** One of its plans, to name the area by. */
  sample: Package;
  mostCountries: number;
  trips: readonly ComparedTrip[];
  found: BreakEven | null;
  /** The trip with the most countries that both kinds of plan can cover. */
  longest: BreakEven['trip'];
}>;

/** Regions, or the global destinations; the one with the most countries first. Left out: what cannot be compared. */
export function compareRegions(
  kind: 'regional' | 'global',
  plans: readonly Package[],
): readonly RegionFacts[] {
  const locals = plans.filter(({ coverage_type }) => coverage_type === 'local');
  const wider = plans.filter(({ coverage_type }) => coverage_type === kind);
  return [...Map.groupBy(wider, ({ slug }) => slug)]
    .flatMap(([slug, own]) => regionFacts(slug, own, locals) ?? [])
    .toSorted((a, b) => b.mostCountries - a.mostCountries || (a.slug < b.slug ? -1 : 1));
}

function regionFacts(slug: string, own: readonly Package[], locals: readonly Package[]): RegionFacts | null {
  const trips = compareTrips(exampleCountries(own, locals), { locals, wider: own });
  const [sample] = own;
  const longest = trips.findLast(
    (trip): trip is BreakEven['trip'] => trip.localCents !== null && trip.widerCents !== null,
  );
  if (sample === undefined || longest === undefined) return null;
  const mostCountries = Math.max(...own.map(({ countries }) => countries.length));
  return { slug, sample, mostCountries, trips, found: breakEven(trips), longest };
}
