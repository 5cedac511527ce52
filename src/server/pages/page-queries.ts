import type { RoutePattern } from '#contract/route-patterns.ts';
import { parseTripMode } from '#core/calculator/trip-mode.ts';
import { barePath } from '#core/language-path.ts';
import { parsePlanChoice, writePlanChoice } from '#core/plans/chooser/choose-plans.ts';
import { pageOf, parseListFilters, parsePlanFilters, writeListPage } from '#core/plans/plan-filters.ts';

/**
 * The part of a query that changes a page, in canonical form: two queries that give the same page give the
 * same text.
 */
type PageQuery = Readonly<{
  /** The parameter names the page reads. */
  reads: readonly string[];
  /** With `?`; empty when no parameter counts. */
  canonical(received: URLSearchParams): string;
}>;

/** Longer texts are cut before they become a cache key; pages cut what they show even shorter. */
const MAX_TEXT_LENGTH = 100;

const NOTHING: PageQuery = { reads: [], canonical: () => '' };

/** A plan list reads its filters with `parsePlanFilters`; unknown parameters are dropped. */
const PLAN_LIST: PageQuery = {
  reads: ['type', 'search', 'region', 'data', 'service', 'trip', 'sort', 'view', 'page'],
  canonical: (received) => writeListPage(parsePlanFilters(received), pageOf(received)),
};

const GLOBAL_LIST: PageQuery = {
  reads: PLAN_LIST.reads.filter((name) => name !== 'region'),
  canonical: (received) => writeListPage(parseListFilters('global', received), pageOf(received)),
};

const PLAN_CHOICE: PageQuery = {
  reads: ['kind', 'trip', 'sort', 'like'],
  canonical: (received) => writePlanChoice(parsePlanChoice(received)),
};

/** The search in the address of the calculator is read in the browser only. */
const TRIP_MODE: PageQuery = {
  reads: ['trip'],
  canonical: (received) => (parseTripMode(received) === 'several' ? '?trip=several' : ''),
};

const TEXT_SEARCH: PageQuery = {
  reads: ['q'],
  canonical: (received) => {
    const q = (received.get('q') ?? '').slice(0, MAX_TEXT_LENGTH).toWellFormed().trim();
    return q === '' ? '' : `?${new URLSearchParams({ q }).toString()}`;
  },
};

type PublicPage = Readonly<{
  query: PageQuery;
  /** The file in `src/web/routes`, when its name differs from the path. */
  file?: string;
  /** What rendering it costs, in renders of a plain page (about 20 ms). A client's rate limit counts it. */
  cost: number;
}>;

/** Pages that read a query, cost more than others or have another file name. */
const PUBLIC_PAGES: Readonly<Record<string, PublicPage>> = {
  '/': { query: PLAN_LIST, cost: 2, file: 'home' },
  '/plans': { query: PLAN_LIST, cost: 1 },
  '/regional-plans': { query: PLAN_LIST, cost: 1 },
  '/global-plans': { query: GLOBAL_LIST, cost: 1 },
  '/esim/:slug': { query: PLAN_CHOICE, cost: 3, file: 'destination' },
  '/esim/:slug/:planId': { query: NOTHING, cost: 1, file: 'plan' },
  '/guides': { query: TEXT_SEARCH, cost: 2, file: 'guides/guides' },
  '/guides/:slug': { query: NOTHING, cost: 1, file: 'guides/guide' },
  '/compare': { query: NOTHING, cost: 3, file: 'guides/compare' },
  '/calculator': { query: TRIP_MODE, cost: 1 },
  '/coverage-map': { query: NOTHING, cost: 6 },
  '/compatibility': { query: TEXT_SEARCH, cost: 1 },
  '/privacy-policy': { query: NOTHING, cost: 1, file: 'legal/privacy-policy' },
  '/terms-of-service': { query: NOTHING, cost: 1, file: 'legal/terms-of-service' },
  '/data-protection': { query: NOTHING, cost: 1, file: 'legal/data-protection' },
  '/refund-policy': { query: NOTHING, cost: 1, file: 'legal/refund-policy' },
  '/withdrawal': { query: NOTHING, cost: 1, file: 'legal/withdrawal' },
} satisfies Partial<Record<RoutePattern, PublicPage>>;
const PLAIN_PAGE: PublicPage = { query: NOTHING, cost: 1 };

/** The layouts around every page; the router's requests for data may omit some of them. */
const LAYOUTS = ['root', 'routes/site', 'routes/page-boundary'];

/**
 * The part of the query of a public page, or of its data, that counts. Everything else (campaign parameters,
 * junk) is dropped.
 */
export function canonicalQuery(pathname: string, search: string): string {
  if (search === '') return '';
  const received = new URLSearchParams(search);
  const path = plainPath(pathname);
  const own = pageAt(path).query.canonical(received);
  const wanted = pathname.endsWith('.data') ? routesWanted(path, received.get('_routes')) : '';
  if (wanted === '') return own;
  return `${own === '' ? '?' : `${own}&`}_routes=${wanted}`;
}

/** What rendering this page costs, in renders of a plain page. */
export function costOfRendering(pathname: string): number {
  return pageAt(plainPath(pathname)).cost;
}

/**
 * The parameter names a page reads.
 *
 * @internal For the test that compares them with what the page really reads.
 */
export function namesRead(pathname: string): readonly string[] {
  return pageAt(plainPath(pathname)).query.reads;
}

function pageAt(path: string): PublicPage {
  return PUBLIC_PAGES[patternOf(path)] ?? PLAIN_PAGE;
}

/** The English path of the page itself, also when its data is requested. */
function plainPath(pathname: string): string {
  return barePath(pathname.replace(/\.data$/, '').replace(/\/(?:_root|_)$/, ''));
}

/** The routes of this page whose data the router requests, in canonical order. */
function routesWanted(path: string, received: string | null): string {
  if (received === null) return '';
  const requested = new Set(received.slice(0, 1000).split(','));
  const file = pageAt(path).file ?? path.slice(1);
  return [...LAYOUTS, `routes/${file}`]
    .filter((id) => requested.has(id))
    .map(encodeURIComponent)
    .join();
}

function patternOf(path: string): string {
  if (path.startsWith('/guides/')) return '/guides/:slug';
  if (!path.startsWith('/esim/')) return path;
  return path.split('/').length > 3 ? '/esim/:slug/:planId' : '/esim/:slug';
}
