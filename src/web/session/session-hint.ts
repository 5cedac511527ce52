/** The contract's two names, on http and on https, written here again so that no schema comes into the first load. */
const HINTS = ['landfall-signed-in=1', '__Host-landfall-signed-in=1'];

/** Whether the browser may have a session. Only the server knows for sure. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => HINTS.includes(cookie));
}
