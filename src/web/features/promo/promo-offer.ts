import { barePath } from '../../language/language-path.ts';

export const PROMO_CODE = 'SAVE5';

/** After the page has loaded. */
export const PROMO_DELAY_MS = 3000;

const PROMO_PATHS = ['/', '/plans', '/global-plans', '/regional-plans'];

/** The offer is shown where people choose a plan, in either language. */
export function isPromoPath(pathname: string): boolean {
  return PROMO_PATHS.includes(barePath(pathname).replace(/(?<=.)\/$/, ''));
}
