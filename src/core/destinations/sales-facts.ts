import type { Package } from '#core/catalogue/packages/package.ts';
import { choosePopularDestinations, type Candidate } from './choose-popular-destinations.ts';
import type { Sales } from './sales.ts';

/** Sales facts that pages show. Pages rendered with equal editions show the same facts. */
export type SalesFacts = Readonly<{
  /** Slugs, most popular first. */
  popular: readonly string[];
  soldOut: ReadonlySet<string>;
  edition: string;
}>;

type Sold = Pick<Package, 'slug' | 'country_code' | 'coverage_type' | 'is_popular'>;

/** `plans` are the plans for a new eSIM that are on sale. */
export function salesFacts(plans: readonly Sold[], sales: Sales): SalesFacts {
  const popular = choosePopularDestinations({ candidates: candidatesOf(plans), ...sales });
  const { soldOut } = sales;
  // Sales numbers are not included: pages stay valid until the selection itself changes.
  const edition = JSON.stringify([popular, [...soldOut].sort()]);
  return { popular, soldOut, edition };
}

function candidatesOf(plans: readonly Sold[]): readonly Candidate[] {
  const bySlug = new Map<string, Candidate>();
  for (const { slug, country_code, coverage_type, is_popular } of plans) {
    const isFlagged = is_popular || (bySlug.get(slug)?.isFlagged ?? false);
    bySlug.set(slug, { slug, countryCode: country_code, coverageType: coverage_type, isFlagged });
  }
  return [...bySlug.values()];
}
