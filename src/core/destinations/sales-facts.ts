import type { Package } from '#core/catalogue/packages/package.ts';
import { choosePopularDestinations, type Candidate } from './choose-popular-destinations.ts';
import { mostBoughtPlans } from './most-bought-plans.ts';
import type { Sales } from './sales.ts';

/** Sales facts that pages show. Pages rendered with equal editions show the same facts. */
export type SalesFacts = Readonly<{
  /** Slugs, most popular first. */
  popular: readonly string[];
  soldOut: ReadonlySet<string>;
  /** The most bought plan of a destination, by slug; only where enough were sold. */
  mostBought: ReadonlyMap<string, string>;
  edition: string;
}>;

type Sold = Pick<Package, 'package_id' | 'slug' | 'country_code' | 'coverage_type' | 'is_popular'>;

/** `plans` are the plans for a new eSIM that are on sale. */
export function salesFacts(plans: readonly Sold[], sales: Sales): SalesFacts {
  const popular = choosePopularDestinations({ candidates: candidatesOf(plans), ...sales });
  const { soldOut } = sales;
  const mostBought = mostBoughtPlans(plans, sales);
  // Sales numbers are not included: pages stay valid until the selection itself changes.
  const edition = JSON.stringify([popular, [...soldOut].sort(), [...mostBought].sort()]);
  return { popular, soldOut, mostBought, edition };
}

function candidatesOf(plans: readonly Sold[]): readonly Candidate[] {
  const bySlug = new Map<string, Candidate>();
  for (const { slug, country_code, coverage_type, is_popular } of plans) {
    const isFlagged = is_popular || (bySlug.get(slug)?.isFlagged ?? false);
    bySlug.set(slug, { slug, countryCode: country_code, coverageType: coverage_type, isFlagged });
  }
  return [...bySlug.values()];
}
