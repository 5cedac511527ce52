import {
  DATA_SIZES,
  LIST_ORDERS,
  PLANS_PER_PAGE,
  REGIONS,
  SERVICES,
  TRIP_LENGTHS,
  type DataSize,
  type ListOrder,
  type Region,
  type Service,
  type TripLength,
} from '#core/catalogue/packages/filters.ts';
import type { CoverageType, PackageType } from '#core/catalogue/packages/package.ts';

/** The tabs of the plans page, in order. */
export const PLAN_TABS = ['esim', 'topup', 'calculator'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/** How a list shows its plans. */
const LIST_VIEWS = ['cards', 'compact'] as const;
type ListView = (typeof LIST_VIEWS)[number];

/** The visitor's choices in the plan browser. They are in the address, so that a link gives the same list. */
export type PlanFilters = Readonly<{
  tab: PlanTab;
  region: Region;
  data: DataSize;
  service: Service;
  trip: TripLength;
  search: string;
  /** Null: not chosen; `orderOf` says how the list is sorted. */
  sort: ListOrder | null;
  view: ListView;
}>;

export const NO_FILTERS: PlanFilters = {
  tab: 'esim',
  region: 'all',
  data: 'all',
  service: 'all',
  trip: 0,
  search: '',
  sort: null,
  view: 'cards',
};

/** In letters; longer than any place name. */
export const LONGEST_SEARCH = 80;

/** The package type of a tab's list. The calculator has no list of its own. */
export function packageTypeOf(tab: PlanTab): PackageType {
  return tab === 'topup' ? 'topup' : 'sim';
}

/** Parses the query of an address. Unknown values count as not chosen. */
export function parsePlanFilters(query: URLSearchParams): PlanFilters {
  const tab = query.get('type');
  const view = query.get('view');
  const sort = LIST_ORDERS.find((known) => known === query.get('sort')) ?? null;
  const filters = {
    tab: PLAN_TABS.find((known) => known === tab) ?? 'esim',
    region: oneOf(REGIONS, query.get('region')),
    data: oneOf(DATA_SIZES, query.get('data')),
    service: oneOf(SERVICES, query.get('service')),
    trip: TRIP_LENGTHS.find((known) => String(known) === query.get('trip')) ?? 0,
    search: cutLetters((query.get('search') ?? '').trim().replace(/\s+/g, ' ')),
    sort: null,
    view: LIST_VIEWS.find((known) => known === view) ?? 'cards',
  };
  return withOrder(filters, sort);
}

/** A global plan is for every region, so the list of global plans has no filter by region. */
export function hasRegions(start: CoverageType | null): boolean {
  return start !== 'global';
}

/** Parses the query of the address of a list, given the coverage that it starts with. */
export function parseListFilters(start: CoverageType | null, query: URLSearchParams): PlanFilters {
  if (hasRegions(start)) return parsePlanFilters(query);
  const rest = new URLSearchParams(query);
  rest.delete('region');
  return parsePlanFilters(rest);
}

/** How a list is sorted: a whole list of plans begins with the recommended ones, any other is in the specified order. */
export function orderOf(filters: PlanFilters): ListOrder {
  const isWhole = filters.tab === 'esim' && !isFiltered(filters);
  return filters.sort ?? (isWhole ? 'recommended' : 'price');
}

/** The order that a list has anyway counts as not chosen, so that equal lists have one address. */
export function withOrder(filters: PlanFilters, sort: ListOrder | null): PlanFilters {
  const unsorted = { ...filters, sort: null };
  return sort === orderOf(unsorted) ? unsorted : { ...filters, sort };
}

/** The query of an address, `?` included: only what was chosen, in a fixed order. Empty when nothing was chosen. */
export function writePlanFilters(filters: PlanFilters): string {
  const { tab, region, data, service, trip, search, sort, view } = filters;
  const type = tab === 'esim' ? 'all' : tab;
  const chosen = Object.entries({ type, region, data, service }).filter(([, value]) => value !== 'all');
  const query = new URLSearchParams([
    ...chosen,
    ...(trip === 0 ? [] : [['trip', String(trip)]]),
    ...(search === '' ? [] : [['search', search]]),
    ...(sort === null ? [] : [['sort', sort]]),
    ...(view === 'cards' ? [] : [['view', view]]),
  ]).toString();
  return query === '' ? '' : `?${query}`;
}

/** The same tab, order and view without filters. */
export function withoutFilters({ tab, sort, view }: PlanFilters): PlanFilters {
  return { ...NO_FILTERS, tab, sort, view };
}

export function isFiltered(filters: PlanFilters): boolean {
  return writePlanFilters(filters) !== writePlanFilters(withoutFilters(filters));
}

/** How many of the four filters are active; the text search has its own box. */
export function countActiveFilters({ region, data, service, trip }: PlanFilters): number {
  return [region, data, service].filter((chosen) => chosen !== 'all').length + (trip === 0 ? 0 : 1);
}

/** The query of one page of a list, from 1. The first page has the query of the list. */
export function writeListPage(filters: PlanFilters, page: number): string {
  const query = writePlanFilters(filters);
  if (page === 1) return query;
  return `${query === '' ? '?' : `${query}&`}page=${page}`;
}

/** The last page of a list with `total` plans. A list without plans has its first page. */
export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(total / PLANS_PER_PAGE));
}

/** The requested page of a list, from 1. Invalid values count as the first page. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** The text that is searched for: when a region is chosen, the text search is off. */
export function appliedSearch({ region, search }: PlanFilters): string {
  return region === 'all' ? search : '';
}

/**
 * The coverage of a list, given the one it starts with. The local list drops it where the result would be empty, for the
 * region of global plans, and for a text search, so that regional plans that cover the country are found too.
 */
export function coverageOf(start: CoverageType | null, filters: PlanFilters): CoverageType | null {
  const { region } = filters;
  if (start === 'global') return start;
  if (region === 'all') return start === 'local' && filters.search !== '' ? null : start;
  return region === 'global' ? null : start;
}

/** The one kind of plan that a list shows, to mark its link; null when it may show several kinds. */
export function markedCoverage(start: CoverageType | null, filters: PlanFilters): CoverageType | null {
  return filters.region === 'global' ? 'global' : coverageOf(start, filters);
}

function oneOf<Value extends string>(
  known: readonly ['all', ...Value[]],
  given: string | null,
): 'all' | Value {
  return known.find((value) => value === given) ?? 'all';
}

/** Cuts between characters, never inside a surrogate pair, which an address cannot encode. */
function cutLetters(text: string): string {
  return text
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
