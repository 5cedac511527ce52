const DASHBOARD_PATH = '/dashboard';
const PLACEHOLDER_ORIGIN = 'https://shop.invalid';
const ODD_CHARACTERS = /[\\\p{Cc}\p{Zs}]/u;

/** The page to open after sign-in. It is always a page of our own site, whatever the address bar contains. */
export function returnPath(requested: string | null): string {
  if (requested === null || !requested.startsWith('/') || ODD_CHARACTERS.test(requested))
    return DASHBOARD_PATH;
  if (!URL.canParse(requested, PLACEHOLDER_ORIGIN)) return DASHBOARD_PATH;
  const { origin, pathname, search, hash } = new URL(requested, PLACEHOLDER_ORIGIN);
  const isOurs =
    origin === PLACEHOLDER_ORIGIN && !pathname.includes('//') && !/^\/(es\/)?(auth|api)(\/|$)/.test(pathname);
  return isOurs ? pathname + search + hash : DASHBOARD_PATH;
}
