import type { RateLimit } from './rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Failed password sign-ins for one address, from any source, whether or not it has an account. The sign-in link by
 * email is not counted, so the owner of the account can always sign in.
 */
export const SIGN_INS_PER_ACCOUNT: RateLimit = { name: 'sign-in-account', most: 20, perSeconds: HOUR };

/**
 * The same for a browser that was signed in to this account before: failed attempts by strangers do not lock it
 * out.
 */
export const SIGN_INS_PER_KNOWN_BROWSER: RateLimit = { name: 'sign-in-known', most: 10, perSeconds: HOUR };

/** Passwords typed by a signed-in customer, to change the password or to confirm their identity. */
export const PASSWORD_CHECKS_PER_ACCOUNT: RateLimit = { name: 'password-check', most: 10, perSeconds: HOUR };

/**
 * Emails of one kind to one mailbox, from any requester. Every link we send is valid at least as long as the
 * period, so a customer above the limit has a working link in the mailbox.
 */
export const EMAILS_PER_MAILBOX: RateLimit = { name: 'email', most: 5, perSeconds: 30 * MINUTE };

/** Coupon codes tried by one client, in the coupon field or with a checkout. */
export function couponsPerClient(perMinute: number): RateLimit {
  return { name: 'coupon', most: perMinute, perSeconds: MINUTE };
}

/** Requests for the top-ups of an eSIM by one client: a person compares some eSIMs, a program tries many ICCIDs. */
export function topupReadsPerClient(perMinute: number): RateLimit {
  return { name: 'topup-client', most: perMinute, perSeconds: MINUTE };
}

/** The same for one typed ICCID, from any client. */
export function topupReadsPerIccid(perMinute: number): RateLimit {
  return { name: 'topup-iccid', most: perMinute, perSeconds: MINUTE };
}

/** As long as an unpaid checkout holds stock and coupon. */
const HOLD = 31 * MINUTE;

export type HoldLimits = Readonly<{ perClient: RateLimit; perBuyer: RateLimit; codePerBuyer: RateLimit }>;

/**
 * Carts whose unpaid checkouts hold limited stock or a code with limited uses. A family behind one hotel's address, each
 * on their own phone and some on a second device, stays below; nobody can hold all there is.
 */
export const HOLD_LIMITS: HoldLimits = {
  perClient: { name: 'hold-client', most: 8, perSeconds: HOLD },
  perBuyer: { name: 'hold-buyer', most: 5, perSeconds: HOLD },
  /** Carts of one buyer with one code: the first, and three that take its hold over. */
  codePerBuyer: { name: 'hold-code', most: 4, perSeconds: 10 * MINUTE },
};

/** Marks a cart as counted while its checkout may be open. */
export const HOLD_OF_CART: RateLimit = { name: 'hold-cart', most: 1, perSeconds: HOLD };
