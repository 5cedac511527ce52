import { appliedSearch, parsePlanFilters } from '#core/plans/plan-filters.ts';
import { barePath } from '#core/language-path.ts';

export const PROMO_CODE = 'SAVE5';

/** After the page has loaded. */
export const PROMO_DELAY_MS = 3000;

const PROMO_PATHS = ['/', '/plans', '/global-plans', '/regional-plans'];

/** The offer is shown on pages where visitors choose a plan, in any language. */
export function isPromoPath(pathname: string): boolean {
  return PROMO_PATHS.includes(barePath(pathname).replace(/(?<=.)\/$/, ''));
}

/** From this width on the banner does not cover the list. */
export const PROMO_WIDE_FROM_PX = 768;

type PromoPage = Readonly<{ pathname: string; search: string; isWide: boolean }>;

/** On a phone the banner would cover the search results, so it is hidden there. */
export function isPromoPage({ pathname, search, isWide }: PromoPage): boolean {
  if (!isPromoPath(pathname)) return false;
  return isWide || appliedSearch(parsePlanFilters(new URLSearchParams(search))) === '';
}
