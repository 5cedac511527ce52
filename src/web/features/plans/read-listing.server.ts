import type { ShopReader } from '#contract/shop-reader.ts';
import type { CoverageType } from '#core/catalogue/package.ts';
import { parsePlanFilters } from '#core/plans/plan-filters.ts';
import type { Listing } from './browsing.ts';
import { readPlanList } from './plan-cards.server.ts';

/** What a plans page shows at an address: the list of its tab, or none where the calculator stands instead. */
export function readListing(shop: ShopReader, address: URL, coverage: CoverageType): Listing {
  const filters = parsePlanFilters(address.searchParams);
  const { mostGlobalCountries } = shop.facts();
  return {
    list:
      filters.tab === 'calculator'
        ? { filters, coverage, plans: [], hasMore: false, isFailed: false }
        : readPlanList(shop, address, { coverage }),
    ...(coverage === 'global' ? { mostCountries: mostGlobalCountries } : {}),
  };
}
