/** Set by the handler from the connection itself; a value sent by a visitor under this name is removed. */
export const CLIENT_ADDRESS_HEADER = 'x-landfall-client-address';

/** Seconds. */
export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** The calls that our pages use. Every other call of the library is answered like an address that does not exist. */
export const SERVED_PATHS: ReadonlySet<string> = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/magic-link',
  '/magic-link/verify',
  '/verify-email',
  '/request-password-reset',
  '/reset-password',
  '/password-state',
  '/first-password',
  '/change-password',
  '/sign-out',
  '/revoke-sessions',
]);

/** Tells the owner of an account about a new password. Its link has no token and signs nobody in. */
export const NEW_PASSWORD_MAIL = { kind: 'new-password', path: '/auth?mode=reset' } as const;

/**
 * Per client address and path, counted in the database so that every process shares the count. An airport or
 * a hotel is one address, so these limits are high. Accounts and mailboxes have limits of their own.
 */
export const RATE_RULES = {
  '/sign-in/email': { window: MINUTE, max: 30 },
  '/sign-up/email': { window: 10 * MINUTE, max: 20 },
  '/sign-in/magic-link': { window: 10 * MINUTE, max: 60 },
  '/request-password-reset': { window: 10 * MINUTE, max: 30 },
  // These tokens cannot be guessed.
  '/magic-link/verify': { window: MINUTE, max: 30 },
  '/reset-password': { window: MINUTE, max: 10 },
  '/verify-email': { window: MINUTE, max: 10 },
  '/change-password': { window: MINUTE, max: 10 },
  '/first-password': { window: MINUTE, max: 10 },
};

/**
 * `__Host-` makes the browser require https, this exact host and the whole path. It does not work on plain
 * http, which the shop uses only on a developer's machine.
 */
export function cookieSettings(publicOrigin: string) {
  const isHttps = new URL(publicOrigin).protocol === 'https:';
  return {
    // The library's own prefix would be the weaker `__Secure-`.
    useSecureCookies: false,
    cookiePrefix: isHttps ? '__Host-landfall' : 'landfall',
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
  } as const;
}
