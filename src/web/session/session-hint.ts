/** The name is the contract's `SESSION_HINT_COOKIE`, written here again so that no schema comes into the first load. */
const HINT = 'landfall-signed-in';

/** Whether the browser may have a session. Only the server knows for sure. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => cookie === `${HINT}=1`);
}
