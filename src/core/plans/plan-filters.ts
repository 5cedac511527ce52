import {
  DATA_SIZES,
  REGIONS,
  SERVICES,
  type DataSize,
  type Region,
  type Service,
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
  search: string;
  view: ListView;
}>;

export const NO_FILTERS: PlanFilters = {
  tab: 'esim',
  region: 'all',
  data: 'all',
  service: 'all',
  search: '',
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
  return {
    tab: PLAN_TABS.find((known) => known === tab) ?? 'esim',
    region: oneOf(REGIONS, query.get('region')),
    data: oneOf(DATA_SIZES, query.get('data')),
    service: oneOf(SERVICES, query.get('service')),
    search: cutLetters((query.get('search') ?? '').trim().replace(/\s+/g, ' ')),
    view: LIST_VIEWS.find((known) => known === view) ?? 'cards',
  };
}

/** The query of an address, `?` included: only what was chosen, in a fixed order. Empty when nothing was chosen. */
export function writePlanFilters({ tab, region, data, service, search, view }: PlanFilters): string {
  const type = tab === 'esim' ? 'all' : tab;
  const chosen = Object.entries({ type, region, data, service }).filter(([, value]) => value !== 'all');
  const query = new URLSearchParams([
    ...chosen,
    ...(search === '' ? [] : [['search', search]]),
    ...(view === 'cards' ? [] : [['view', view]]),
  ]).toString();
  return query === '' ? '' : `?${query}`;
}

/** The same tab and view without filters. */
export function withoutFilters({ tab, view }: PlanFilters): PlanFilters {
  return { ...NO_FILTERS, tab, view };
}

export function isFiltered(filters: PlanFilters): boolean {
  return writePlanFilters(filters) !== writePlanFilters(withoutFilters(filters));
}

/** How many of the three filters are active; the text search has its own box. */
export function countActiveFilters({ region, data, service }: PlanFilters): number {
  return [region, data, service].filter((chosen) => chosen !== 'all').length;
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
 * The coverage of a list, given the one it starts with. The coverage is dropped where the list would be empty: for
 * regions that contain only plans of another coverage, and on the local list for a text search, so that regional
 * plans that cover the country are found too.
 */
export function coverageOf(start: CoverageType | null, filters: PlanFilters): CoverageType | null {
  const { region } = filters;
  if (region === 'all') return start === 'local' && filters.search !== '' ? null : start;
  const holdsOthersOnly = region === 'global' || start === 'global';
  return holdsOthersOnly ? null : start;
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
