import type { CoverageType } from '#core/catalogue/packages/package.ts';
import type { Sales } from './sales.ts';
import { travelRank } from './well-travelled-countries.ts';

export const MOST_POPULAR_SHOWN = 8;

/** A destination with a plan on sale. */
export type Candidate = Readonly<{
  slug: string;
  countryCode: string | null;
  coverageType: CoverageType;
  /** One of its plans has the catalogue's popular flag. */
  isFlagged: boolean;
}>;

type Choice = Readonly<{ candidates: readonly Candidate[] }> & Pick<Sales, 'picks' | 'unitsSold'>;

/**
 * The slugs of at most eight destinations: the owner's picks, then the best sellers, then those the catalogue
 * flags. Each kind fills the slots that the kinds before it left free, so one sale does not empty the row. Only
 * picks may be regions: regions have their own row. Destinations that are not on sale are omitted.
 */
export function choosePopularDestinations({ candidates, picks, unitsSold }: Choice): readonly string[] {
  const onSale = new Set(candidates.map(({ slug }) => slug));
  const countries = candidates
    .filter(({ coverageType }) => coverageType === 'local')
    .toSorted((a, b) => travelRank(a.countryCode) - travelRank(b.countryCode) || (a.slug < b.slug ? -1 : 1));
  const sold = ({ slug }: Candidate) => unitsSold.get(slug) ?? 0;
  const selling = countries.filter((country) => sold(country) > 0).toSorted((a, b) => sold(b) - sold(a));
  const flagged = countries.filter(({ isFlagged }) => isFlagged);
  const chosen = [
    ...picks.filter((slug) => onSale.has(slug)),
    ...[...selling, ...flagged].map(({ slug }) => slug),
  ];
  return [...new Set(chosen)].slice(0, MOST_POPULAR_SHOWN);
}
