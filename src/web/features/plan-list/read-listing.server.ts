import type { ShopReader } from '#contract/shop-reader.ts';
import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { parseListFilters } from '#core/plans/plan-filters.ts';
import type { Listing } from './list-loader.ts';
import { readPlanList } from '../../plans/card/plan-cards.server.ts';
import { EMPTY_LIST } from '../../plans/card/plan-list-view.ts';

/** The data of a plans page at an address: the list of its tab, or none for the calculator tab. */
export function readListing(shop: ShopReader, address: URL, coverage: CoverageType): Listing {
  const filters = parseListFilters(coverage, address.searchParams);
  const { mostGlobalCountries } = shop.facts();
  return {
    list:
      filters.tab === 'calculator'
        ? { ...EMPTY_LIST, filters, coverage, start: coverage }
        : readPlanList(shop, address, { coverage }),
    ...(coverage === 'global' ? { mostCountries: mostGlobalCountries } : {}),
  };
}
