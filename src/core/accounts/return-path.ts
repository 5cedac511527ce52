const HOME_OF_CUSTOMERS = '/dashboard';
const NOWHERE = 'https://shop.invalid';
const ODD_CHARACTERS = /[\\\p{Cc}\p{Zs}]/u;

/** The page to open after sign-in. It is always a page of our own site, whatever the address bar contains. */
export function returnPath(requested: string | null): string {
  if (requested === null || !requested.startsWith('/') || ODD_CHARACTERS.test(requested)) return HOME_OF_CUSTOMERS;
  if (!URL.canParse(requested, NOWHERE)) return HOME_OF_CUSTOMERS;
  const { origin, pathname, search, hash } = new URL(requested, NOWHERE);
  const isOurs =
    origin === NOWHERE && !pathname.startsWith('//') && !/^\/(es\/)?(auth|api)(\/|$)/.test(pathname);
  return isOurs ? pathname + search + hash : HOME_OF_CUSTOMERS;
}
