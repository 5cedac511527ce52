import { pageOf, parsePlanFilters, writePlanFilters } from '#core/plans/plan-filters.ts';
import { retry } from '#core/retry/retry.ts';
import { PLAN_RETRY } from '#core/retry/retry-policies.ts';
import { EMPTY_LIST, type PlanListView } from '../../plans/card/plan-list-view.ts';
import { QueryCache } from './query-cache.ts';
import { wait } from '../../browser/wait.ts';

/** What a screen with a plan list is made from. */
export type Listing = Readonly<{
  list: PlanListView;
  /** How many countries one global plan reaches, on the page of global plans. */
  mostCountries?: number | null;
}>;

type LoaderArgs<Screen> = Readonly<{ request: Request; serverLoader: () => Promise<Screen> }>;

/** Where a screen's lists are kept in the browser. `href` is an address with its query. */
export interface Browsing<Screen extends Listing> {
  /** Reads a screen once more if it must; a screen that cannot be read is made by `failed`. */
  read: (loaderArgs: LoaderArgs<Screen>) => Promise<Screen>;
  keep: (href: string, screen: Screen) => void;
  forget: (href: string) => void;
}

/** A screen whose plans could not be loaded still says what was asked for. */
export function createListLoader<Screen extends Listing>(
  failed: (list: PlanListView) => Screen,
): Browsing<Screen> {
  const cache = new QueryCache<Screen>(() => Date.now());
  return {
    async read({ request, serverLoader }) {
      const key = keyOf(request.url);
      const kept = cache.find(key);
      if (kept?.isFresh === true) return kept.data;
      try {
        const needs = { wait, random: () => Math.random(), signal: request.signal };
        const screen = await retry(serverLoader, PLAN_RETRY, needs);
        cache.keep(key, screen);
        return screen;
      } catch (error) {
        // The visitor has already asked for something else: the router drops this silently.
        if (request.signal.aborted) throw error;
        return kept?.data ?? failed(nothingLoaded(request.url));
      }
    },
    keep: (href, screen) => cache.extend(keyOf(href), screen),
    forget: (href) => cache.forget(keyOf(href)),
  };
}

function nothingLoaded(address: string): PlanListView {
  const filters = parsePlanFilters(new URL(address).searchParams);
  return { ...EMPTY_LIST, filters, isFailed: true };
}

/** Equal lists have equal keys, whatever else their addresses carry. */
function keyOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://shop');
  return `${pathname}${writePlanFilters(parsePlanFilters(searchParams))}#${pageOf(searchParams)}`;
}
