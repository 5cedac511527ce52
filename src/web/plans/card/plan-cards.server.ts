import { redirect } from 'react-router';
import type { DestinationSummary, ShopReader } from '#contract/shop-reader.ts';
import { PLANS_PER_PAGE } from '#core/catalogue/packages/filters.ts';
import type { CoverageType, Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import {
  appliedSearch,
  coverageOf,
  isFiltered,
  lastPageOf,
  orderOf,
  packageTypeOf,
  pageOf,
  parseListFilters,
  type PlanFilters,
  writeListPage,
} from '#core/plans/plan-filters.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { languageOfPath } from '#core/language-path.ts';
import { nearestTo } from '../../country-shapes/nearest-to.server.ts';
import { planCardOf } from './plan-card-of.ts';
import type { PlanCardView } from './plan-card-view.ts';
import type { Guide, PlanListView, UnsoldPlace } from './plan-list-view.ts';

type Start = Readonly<{
  /** The coverage the list starts with; null starts with all plans. */
  coverage: CoverageType | null;
  /** How many plans are loaded at first; one page when absent. */
  limit?: number;
}>;

/** The list of plans for an address, in the address's language. Throws a redirect for a page past its end. */
export function readPlanList(shop: ShopReader, address: URL, start: Start): PlanListView {
  const { pathname, searchParams } = address;
  const language = languageOfPath(pathname);
  const filters = parseListFilters(start.coverage, searchParams);
  const coverage = coverageOf(start.coverage, filters);
  const limit = start.limit ?? PLANS_PER_PAGE;
  const type = packageTypeOf(filters.tab);
  const page = pageOf(searchParams);
  const offset = PLANS_PER_PAGE * (page - 1);
  const query = { ...filters, sort: orderOf(filters), type, coverage, offset, limit, language };
  const total = shop.countPackages(query);
  const last = lastPageOf(total);
  if (page > last) throw redirect(pathname + writeListPage(filters, last));
  const packages = shop.listPackages(query);
  const nameOf = (from: Package) => shop.findDestination(from.slug, language)?.name ?? from.country_region;
  return {
    filters,
    coverage,
    start: start.coverage,
    total,
    offset,
    guide: guideFor(shop, { coverage: start.coverage, filters, language }),
    unsold: total === 0 ? unsoldPlace(shop, filters, language) : null,
    plans: packages.map((from) =>
      planCard({ ...from, is_best_value: shop.isBestValue(from.package_id) }, nameOf(from), language),
    ),
    hasMore: offset + packages.length < total,
    isFailed: false,
  };
}

function unsoldPlace(shop: ShopReader, filters: PlanFilters, language: Language): UnsoldPlace | null {
  const country = shop.unsoldCountry(appliedSearch(filters), language);
  if (country === null) return null;
  const { code, including } = country;
  const locals = shop.listDestinations(language).filter(({ coverageType }) => coverageType === 'local');
  return {
    code,
    place: placeWithArticle(country.name, language),
    including: including.map(nameAndSlug),
    near: including.length === 0 ? nearestTo(code, locals).map(nameAndSlug) : [],
  };
}

function nameAndSlug({ slug, name }: DestinationSummary) {
  return { slug, name };
}

type Listed = Readonly<{ coverage: CoverageType | null; filters: PlanFilters; language: Language }>;

/** The destination of a search, or the one that all plans of the list of global plans are for. */
function guideFor(shop: ShopReader, { coverage, filters, language }: Listed): Guide | null {
  const meant = isFiltered(filters)
    ? shop.destinationMeant(appliedSearch(filters), language)
    : onlyGlobal(shop, { coverage, filters, language });
  if (meant === null) return null;
  const { slug, name, countryCode, coverageType } = meant;
  return { slug, name, countryCode, coverageType };
}

function onlyGlobal(shop: ShopReader, { coverage, filters, language }: Listed): DestinationSummary | null {
  if (coverage !== 'global' || filters.tab !== 'esim') return null;
  const [only, ...others] = shop
    .listDestinations(language)
    .filter(({ coverageType }) => coverageType === 'global');
  return only === undefined || others.length > 0 ? null : only;
}

export function planCard(
  from: Parameters<typeof planCardOf>[0],
  country: string,
  language: Language,
): PlanCardView {
  return planCardOf(from, country, { language, t: messagesOf(language, 'plans') });
}
