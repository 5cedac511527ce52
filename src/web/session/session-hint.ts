/**
 * The contract's two cookie names, for http and https, repeated here to keep the schema library out of the first
 * load.
 */
const HINTS = ['landfall-signed-in=1', '__Host-landfall-signed-in=1'];

/** Whether the browser may have a session. Only the server knows for certain. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => HINTS.includes(cookie));
}
