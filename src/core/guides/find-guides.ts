import { DestinationSearch } from '#core/catalogue/search/destination-search.ts';

/** Longer than the name of any destination in any language. */
const LONGEST_SEARCH = 80;

/** What to look for among the guides; empty: all of them are shown. */
export function guideSearch(typed: string | null): string {
  return (typed ?? '').trim().slice(0, LONGEST_SEARCH);
}

type Named = Readonly<{ name: string; countryCode: string | null }>;

/**
 * The destinations that a text means, best first, found like plans: by their names in any language, by cities and
 * islands, by groups of countries, with one typing error.
 */
export function findGuides<Found extends Named>(
  destinations: readonly Found[],
  search: string,
): readonly Found[] {
  const { found } = new DestinationSearch(
    destinations.map(({ name, countryCode }) => ({ title: name, code: countryCode })),
  ).find(search);
  return [...found]
    .toSorted(([a, one], [b, other]) => one.closeness - other.closeness || a - b)
    .flatMap(([position]) => destinations[position] ?? []);
}
