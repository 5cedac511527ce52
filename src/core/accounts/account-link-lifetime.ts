import type { AccountMailKind } from './account-mails.ts';

const MINUTE = 60;

/** How long the link of a mail works, in seconds. After that the mail is not sent. */
export const ACCOUNT_LINK_SECONDS: Readonly<Record<AccountMailKind, number>> = {
  'confirm-address': 60 * MINUTE,
  'reset-password': 60 * MINUTE,
  'magic-link': 30 * MINUTE,
  // Its link has no token, but the mail is about an attempt that has just happened.
  'already-registered': 60 * MINUTE,
  // No token either. The owner must hear of it, also when the mail server was down for days.
  'new-password': 7 * 24 * 60 * MINUTE,
  'account-deleted': 7 * 24 * 60 * MINUTE,
  'change-address': 60 * MINUTE,
  'address-taken': 60 * MINUTE,
  'address-changed': 7 * 24 * 60 * MINUTE,
};
