/** Set by the handler from the connection itself; a value sent by a visitor under this name is removed. */
export const CLIENT_ADDRESS_HEADER = 'x-landfall-client-address';

/** Seconds. */
export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** Paths the shop does not use; what is not served cannot be attacked. */
export const UNUSED_PATHS = [
  '/sign-in/social',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/account-info',
  '/refresh-token',
  '/get-access-token',
  '/update-user',
  '/update-session',
  '/change-email',
  '/delete-user',
];

/**
 * Per client address and path, counted in the database so that every process shares the count. An airport or
 * a hotel is one address, so these limits are high. Accounts and mailboxes have limits of their own.
 */
export const RATE_RULES = {
  '/sign-in/email': { window: MINUTE, max: 30 },
  '/sign-up/email': { window: 10 * MINUTE, max: 20 },
  '/sign-in/magic-link': { window: 10 * MINUTE, max: 60 },
  '/request-password-reset': { window: 10 * MINUTE, max: 30 },
  '/send-verification-email': { window: 10 * MINUTE, max: 30 },
  // These tokens cannot be guessed.
  '/magic-link/verify': { window: MINUTE, max: 30 },
  '/reset-password': { window: MINUTE, max: 10 },
  '/verify-email': { window: MINUTE, max: 10 },
  '/change-password': { window: MINUTE, max: 10 },
  '/first-password': { window: MINUTE, max: 10 },
  '/verify-password': { window: MINUTE, max: 10 },
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
