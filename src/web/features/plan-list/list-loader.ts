import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { pageOf, parseListFilters, parsePlanFilters, writePlanFilters } from '#core/plans/plan-filters.ts';
import { retry } from '#core/retry/retry.ts';
import { PLAN_RETRY } from '#core/retry/retry-policies.ts';
import { EMPTY_LIST, type PlanListView } from '../../plans/card/plan-list-view.ts';
import { QueryCache } from './query-cache.ts';
import { wait } from '../../browser/wait.ts';

/** The data of a screen with a plan list. */
export type Listing = Readonly<{
  list: PlanListView;
  /** How many countries the largest global plan covers, on the page of global plans. */
  mostCountries?: number | null;
}>;

type LoaderArgs<Screen> = Readonly<{
  request: Request;
  serverLoader: () => Promise<Screen>;
  /** The coverage that the screen starts with. */
  start?: CoverageType | null;
}>;

/** The cache of a screen's lists in the browser. `href` is an address with its query. */
export interface Browsing<Screen extends Listing> {
  /** Loads a screen, with retries. If that fails, returns the cached screen or the one made by `failed`. */
  read: (loaderArgs: LoaderArgs<Screen>) => Promise<Screen>;
  keep: (href: string, screen: Screen) => void;
  forget: (href: string) => void;
}

/** A screen whose plans could not be loaded still shows the requested filters. */
export function createListLoader<Screen extends Listing>(
  failed: (list: PlanListView) => Screen,
): Browsing<Screen> {
  const cache = new QueryCache<Screen>(() => Date.now());
  return {
    async read({ request, serverLoader, start = null }) {
      const key = keyOf(request.url);
      const kept = cache.find(key);
      if (kept?.isFresh === true) return kept.data;
      try {
        const needs = { wait, random: () => Math.random(), signal: request.signal };
        const screen = await retry(serverLoader, PLAN_RETRY, needs);
        cache.keep(key, screen);
        return screen;
      } catch (error) {
        if (isForRouter(error, request)) throw error;
        if (kept !== null) return kept.data;
        // Another page is being read: without a connection it stays (src/web/connection/keep-page.ts).
        if (error instanceof TypeError && isOtherPage(request.url)) throw error;
        return failed(nothingLoaded(request.url, start));
      }
    },
    keep: (href, screen) => cache.extend(keyOf(href), screen),
    forget: (href) => cache.forget(keyOf(href)),
  };
}

/** The visitor has already navigated elsewhere: the router drops this error silently. A response is a redirect. */
function isForRouter(error: unknown, { signal }: Request): boolean {
  return signal.aborted || error instanceof Response;
}

function isOtherPage(address: string): boolean {
  return new URL(address).pathname !== globalThis.location.pathname;
}

function nothingLoaded(address: string, start: CoverageType | null): PlanListView {
  const filters = parseListFilters(start, new URL(address).searchParams);
  return { ...EMPTY_LIST, start, filters, isFailed: true };
}

/** Equal lists have equal keys, whatever other parameters their addresses contain. */
function keyOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://shop');
  return `${pathname}${writePlanFilters(parsePlanFilters(searchParams))}#${pageOf(searchParams)}`;
}
