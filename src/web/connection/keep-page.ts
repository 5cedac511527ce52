import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isReachable } from '../api/is-reachable.ts';
import { routeModuleMissing } from './load-route-module.ts';

type Results = Record<string, DataStrategyResult>;

/** The page being read. `stay` cancels the navigation to `path` and notifies the visitor. */
type ShownPage = Readonly<{ pathname: string; stay: (path: string) => void }>;

let shown: ShownPage | null = null;

export function setShownPage(page: ShownPage | null): void {
  shown = page;
}

/**
 * Keeps the page being read when the data or the file of the next one cannot be fetched and the shop does not respond.
 * If the shop responds, the next page is opened as a new document. Nothing is requested before a failure.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request: { signal, url } }, next) => {
  const { pathname, search } = new URL(url);
  if (pathname === shown?.pathname) return next();
  const results = await Promise.race([next(), routeModuleMissing]);
  if (results !== undefined && !Object.values(results).some(isNetworkFailure)) return results;
  // Going back changes the address first, so the page being read has already been left.
  if (shown === null || pathname === window.location.pathname) {
    if (results !== undefined) return results;
    window.location.assign(url);
  } else {
    const isUp = await isReachable();
    if (signal.aborted) return results;
    if (isUp) window.location.assign(url);
    else shown.stay(pathname + search);
  }
  return new Promise(() => {});
};

/** `fetch` reports a lost connection as a TypeError; while a response is read, it is the cause of another error. */
function isNetworkFailure({ type, result }: DataStrategyResult): boolean {
  return (
    type === 'error' &&
    result instanceof Error &&
    [result, result.cause].some((it) => it instanceof TypeError)
  );
}
