const HOME_OF_CUSTOMERS = '/dashboard';
const NOWHERE = 'https://shop.invalid';
const ODD_CHARACTERS = /[\\\p{Cc}\p{Zs}]/u;

/** Where to go after signing in: a page of our own and nothing else, whatever the address bar was made to say. */
export function returnPath(asked: string | null): string {
  if (asked === null || !asked.startsWith('/') || ODD_CHARACTERS.test(asked)) return HOME_OF_CUSTOMERS;
  if (!URL.canParse(asked, NOWHERE)) return HOME_OF_CUSTOMERS;
  const { origin, pathname, search, hash } = new URL(asked, NOWHERE);
  const isOurs =
    origin === NOWHERE && !pathname.startsWith('//') && !/^\/(es\/)?(auth|api)(\/|$)/.test(pathname);
  return isOurs ? pathname + search + hash : HOME_OF_CUSTOMERS;
}
