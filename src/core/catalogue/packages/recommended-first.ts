import { recommendForTrip } from '#core/plans/chooser/recommend-for-trip.ts';
import { travelRank } from '#core/destinations/well-travelled-countries.ts';
import type { Package } from './package.ts';

/**
 * Begins with one plan per destination, the one that its page recommends for a week: popular countries first, then the
 * other countries by name, then regions, the cheapest first. All other plans follow in the order they have. Destinations whose plans fit no
 * week have none at the beginning.
 */
export function recommendedFirst(packages: readonly Package[]): readonly Package[] {
  const bySlug = Map.groupBy(packages, ({ slug }) => slug);
  const picks = [...bySlug.values()]
    .flatMap((plans) => recommendForTrip({ plans, mostBought: null }, 0)?.plan ?? [])
    .sort(byDestination);
  const first = new Set(picks);
  return [...picks, ...packages.filter((item) => !first.has(item))];
}

/** Regions stay as they are: grouped from a list by price, the one with the cheapest plan is first. */
function byDestination(a: Package, b: Package): number {
  const byKind = Number(a.country_code === null) - Number(b.country_code === null);
  if (byKind !== 0 || a.country_code === null) return byKind;
  const byRank = travelRank(a.country_code) - travelRank(b.country_code);
  return byRank === 0 ? (a.slug < b.slug ? -1 : 1) : byRank;
}
