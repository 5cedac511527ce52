/**
 * An address that could not be subscribed, for the page that says so: without scripts the field would be empty again. A
 * cookie of a minute, because what a visitor types is never part of a page's address.
 */
const NAME = 'landfall-newsletter';
const KEPT_SECONDS = 60;
const LONGEST = 254;

type Options = Readonly<{
  /** The only page that gets it. */
  path: string;
  isHttps: boolean;
}>;

/** A `Set-Cookie` line. An empty text removes it. */
export function keepTypedAddress(typed: string, { path, isHttps }: Options): string {
  const value = encodeURIComponent(typed.slice(0, LONGEST).toWellFormed());
  const seconds = value === '' ? 0 : KEPT_SECONDS;
  return `${NAME}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** `cookies` is the `Cookie` header. Empty: nothing was kept. */
export function typedAddress(cookies: string): string {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookies)?.[1] ?? '';
  try {
    return decodeURIComponent(value).slice(0, LONGEST);
  } catch {
    return '';
  }
}
