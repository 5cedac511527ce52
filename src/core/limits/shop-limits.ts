import type { RateLimit } from './rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Failed sign-ins with a password against one address, wherever they come from and whether or not it has an account.
 * The sign-in link by email is not counted here, so the owner always gets in.
 */
export const SIGN_INS_PER_ACCOUNT: RateLimit = { name: 'sign-in-account', most: 20, perSeconds: HOUR };

/** The same from a browser that was signed in to this account before: what strangers do does not lock it out. */
export const SIGN_INS_PER_KNOWN_BROWSER: RateLimit = { name: 'sign-in-known', most: 10, perSeconds: HOUR };

/** Passwords typed by somebody who is signed in, to change the password or to prove who they are. */
export const PASSWORD_CHECKS_PER_ACCOUNT: RateLimit = { name: 'password-check', most: 10, perSeconds: HOUR };

/**
 * Emails of one kind to one mailbox, whoever asks for them. Every link we send lives at least as long as the period,
 * so whoever is past the limit has a working one in the mailbox.
 */
export const EMAILS_PER_MAILBOX: RateLimit = { name: 'email', most: 5, perSeconds: 30 * MINUTE };

/** Tries of a coupon code by one client, whether in the coupon field or with a checkout. */
export function couponsPerClient(perMinute: number): RateLimit {
  return { name: 'coupon', most: perMinute, perSeconds: MINUTE };
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
