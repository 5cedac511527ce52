import {
  DATA_SIZES,
  REGIONS,
  SERVICES,
  type DataSize,
  type Region,
  type Service,
} from '#core/catalogue/packages/filters.ts';
import type { CoverageType, PackageType } from '#core/catalogue/packages/package.ts';

/** What the plans page offers, in the order of its tabs. */
export const PLAN_TABS = ['esim', 'topup', 'calculator'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/** What a visitor chose in the plan browser. It lives in the address, so that a link gives the same list. */
export type PlanFilters = Readonly<{
  tab: PlanTab;
  region: Region;
  data: DataSize;
  service: Service;
  search: string;
}>;

export const NO_FILTERS: PlanFilters = {
  tab: 'esim',
  region: 'all',
  data: 'all',
  service: 'all',
  search: '',
};

/** In letters; more than any place is called. */
export const LONGEST_SEARCH = 80;

/** What the list of a tab holds. The calculator has no list of its own. */
export function packageTypeOf(tab: PlanTab): PackageType {
  return tab === 'topup' ? 'topup' : 'sim';
}

/** Reads an address's query. What it does not understand counts as not chosen. */
export function parsePlanFilters(query: URLSearchParams): PlanFilters {
  const tab = query.get('type');
  return {
    tab: PLAN_TABS.find((known) => known === tab) ?? 'esim',
    region: oneOf(REGIONS, query.get('region')),
    data: oneOf(DATA_SIZES, query.get('data')),
    service: oneOf(SERVICES, query.get('service')),
    search: cutLetters((query.get('search') ?? '').trim().replace(/\s+/g, ' ')),
  };
}

/** The query of an address, `?` included: only what was chosen, in one order. Empty when nothing was. */
export function writePlanFilters({ tab, region, data, service, search }: PlanFilters): string {
  const type = tab === 'esim' ? 'all' : tab;
  const chosen = Object.entries({ type, region, data, service }).filter(([, value]) => value !== 'all');
  const query = new URLSearchParams(search === '' ? chosen : [...chosen, ['search', search]]).toString();
  return query === '' ? '' : `?${query}`;
}

/** The same tab, with nothing narrowing its list. */
export function withoutFilters({ tab }: PlanFilters): PlanFilters {
  return { ...NO_FILTERS, tab };
}

export function isFiltered(filters: PlanFilters): boolean {
  return writePlanFilters(filters) !== writePlanFilters(withoutFilters(filters));
}

/** How many of the three choices narrow a list; the text search has its own box. */
export function countActiveFilters({ region, data, service }: PlanFilters): number {
  return [region, data, service].filter((chosen) => chosen !== 'all').length;
}

/** The page of a list an address asks for, from 1. Anything else counts as the first. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** The text that is really searched for: a chosen region puts the text search to rest. */
export function appliedSearch({ region, search }: PlanFilters): string {
  return region === 'all' ? search : '';
}

/**
 * The coverage a list keeps to, given the one it starts with. It gives way where it would leave nothing: to the
 * regions that hold plans of another coverage only, and on the local list to a text search, so that a regional
 * plan covering the country is found as well.
 */
export function coverageOf(start: CoverageType | null, filters: PlanFilters): CoverageType | null {
  const { region } = filters;
  if (region === 'all') return start === 'local' && filters.search !== '' ? null : start;
  const holdsOthersOnly = region === 'global' || start === 'global';
  return holdsOthersOnly ? null : start;
}

function oneOf<Value extends string>(
  known: readonly ['all', ...Value[]],
  given: string | null,
): 'all' | Value {
  return known.find((value) => value === given) ?? 'all';
}

/** Cuts between letters, never inside one that takes two units, which no address could carry. */
function cutLetters(text: string): string {
  return text
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
