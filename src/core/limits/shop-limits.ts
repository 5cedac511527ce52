import { MAX_ATTACHMENT_BYTES } from '#core/support/attachments/attachment-rules.ts';
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
 * Account emails of all kinds to one mailbox, from any requester. More than of one kind: the mail "already registered"
 * has no link that signs in, and must not use up the whole count. Every link is valid at least as long as the period, so
 * a customer above the limit has a working one in the mailbox.
 */
export const EMAILS_PER_MAILBOX: RateLimit = { name: 'email-any', most: 8, perSeconds: 30 * MINUTE };

/** The same, of one kind. */
export const EMAILS_OF_KIND_PER_MAILBOX: RateLimit = { name: 'email', most: 5, perSeconds: 30 * MINUTE };

/** Emails to other addresses that one account causes by changing its own: typed wrongly once or twice, then sent again. */
export const ADDRESS_CHANGES_PER_ACCOUNT: RateLimit = { name: 'address-change', most: 10, perSeconds: HOUR };

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

/** Typed ICCIDs of one client in a day: many travellers behind one address need fewer, a program that tries ICCIDs more. */
export function typedIccidsPerClientAndDay(perMinute: number): RateLimit {
  return { name: 'topup-day', most: Math.max(300, perMinute), perSeconds: 24 * HOUR };
}

/** As long as an unpaid checkout holds stock and coupon. */
const HOLD = 31 * MINUTE;

export type HoldLimits = Readonly<{
  perClient: RateLimit;
  /** A buyer is an account, or a guest's address at one client. */
  perBuyer: RateLimit;
  codePerBuyer: RateLimit;
  /** One guest's address at all clients: wide, because strangers can type it too. */
  perGuestAddress: RateLimit;
  codePerGuestAddress: RateLimit;
}>;

/**
 * Carts whose unpaid checkouts hold limited stock or a code with limited uses. A family behind one hotel's address, each
 * on their own phone and some on a second device, stays below; nobody can hold all there is.
 */
export const HOLD_LIMITS: HoldLimits = {
  perClient: { name: 'hold-client', most: 8, perSeconds: HOLD },
  perBuyer: { name: 'hold-buyer', most: 5, perSeconds: HOLD },
  /** Carts of one buyer with one code: the first, and three that take its hold over. */
  codePerBuyer: { name: 'hold-code', most: 4, perSeconds: 10 * MINUTE },
  perGuestAddress: { name: 'hold-address', most: 20, perSeconds: HOLD },
  codePerGuestAddress: { name: 'hold-code-address', most: 20, perSeconds: 10 * MINUTE },
};

/** Marks a cart as counted while its checkout may be open. */
export const HOLD_OF_CART: RateLimit = { name: 'hold-cart', most: 1, perSeconds: HOLD };

const DAY = 24 * HOUR;

/** Links to one eSIM. Each one ends the one before, so more than a few are a mistake. */
export const SHARES_PER_ESIM: RateLimit = { name: 'share-esim', most: 20, perSeconds: DAY };

export type ShareMailLimits = Readonly<{
  perSender: RateLimit;
  perClient: RateLimit;
  perRecipient: RateLimit;
}>;

/** Emails with share links and reminders: an account must not become a way to write to strangers. */
export const SHARE_MAIL_LIMITS: ShareMailLimits = {
  perSender: { name: 'share-mail-sender', most: 30, perSeconds: DAY },
  perClient: { name: 'share-mail-client', most: 60, perSeconds: DAY },
  /** From all senders together. */
  perRecipient: { name: 'share-mail-recipient', most: 8, perSeconds: DAY },
};

/** Calls about share links by one client. A group behind one hotel's address stays below; guessing 128 bits is hopeless. */
export const SHARE_CALLS_PER_CLIENT: RateLimit = { name: 'share-open', most: 120, perSeconds: 10 * MINUTE };

/** Uses of the links that end reminders by one client. */
export const REMINDER_LINKS_PER_CLIENT: RateLimit = {
  name: 'reminder-link',
  most: 60,
  perSeconds: 10 * MINUTE,
};

/** Uses of review links by one client. */
export const REVIEW_LINKS_PER_CLIENT: RateLimit = {
  name: 'review-link',
  most: 60,
  perSeconds: 10 * MINUTE,
};

/** Changes of one gift by its buyer: each may cause a mail to another address. */
export const GIFT_CHANGES_PER_GIFT: RateLimit = { name: 'gift-change', most: 10, perSeconds: DAY };
/** Other recipients of one gift. A wrong address is corrected once or twice; more would send mails for strangers. */
export const GIFT_RECIPIENTS_PER_GIFT: RateLimit = { name: 'gift-recipient', most: 3, perSeconds: 365 * DAY };
/** Changes of any gifts by one client. */
export const GIFT_CHANGES_PER_CLIENT: RateLimit = { name: 'gift-client', most: 20, perSeconds: DAY };
/** Mails about gifts to one mailbox that buyers cause by changes. The first mail of a paid gift is not counted. */
export const GIFT_EMAILS_PER_MAILBOX: RateLimit = { name: 'gift-mailbox', most: 5, perSeconds: DAY };
/** New links that the recipient of one gift requests. */
export const GIFT_LINKS_PER_GIFT: RateLimit = { name: 'gift-link', most: 3, perSeconds: DAY };
/** Requests for new links by one client. */
export const GIFT_LINKS_PER_CLIENT: RateLimit = { name: 'gift-link-client', most: 20, perSeconds: HOUR };

/** Order emails sent again on request: to the buyer's own address, but an address can be typed wrongly. */
export const RESENT_MAILS_PER_ORDER: RateLimit = { name: 'resend-order', most: 3, perSeconds: DAY };
/** The same for all orders of one client. */
export const RESENT_MAILS_PER_CLIENT: RateLimit = { name: 'resend-client', most: 20, perSeconds: DAY };

/** The same by staff, for one order. */
export const STAFF_RESENDS_PER_ORDER: RateLimit = { name: 'staff-resend', most: 10, perSeconds: DAY };

/** Changes of who one invoice is for: a form that is corrected some times. */
export const BILLING_CHANGES_PER_ORDER: RateLimit = { name: 'billing-order', most: 20, perSeconds: DAY };
/** The same for all orders of one client. */
export const BILLING_CHANGES_PER_CLIENT: RateLimit = { name: 'billing-client', most: 60, perSeconds: DAY };

/** Exports of one account: the screen and the file. Each reads every table. */
export const EXPORTS_PER_ACCOUNT: RateLimit = { name: 'export', most: 30, perSeconds: HOUR };

/** Declarations of withdrawal by one client. A family behind one address stays below; each one is stored. */
export const WITHDRAWALS_PER_CLIENT: RateLimit = { name: 'withdrawal', most: 20, perSeconds: HOUR };

/** Sign-ups for the newsletter by one client: each may cause an email to a stranger. */
export const NEWSLETTER_REQUESTS_PER_CLIENT: RateLimit = { name: 'newsletter', most: 20, perSeconds: DAY };
/**
 * Leads of one client. Each is a row for 90 days and may cause a reminder to a stranger; a hotel behind one address stays
 * below.
 */
export const LEADS_PER_CLIENT_AND_DAY: RateLimit = { name: 'lead-day', most: 200, perSeconds: DAY };
/** Uses of the links in emails about the newsletter and carts by one client. */
export const MAIL_LINKS_PER_CLIENT: RateLimit = { name: 'mail-link', most: 60, perSeconds: 10 * MINUTE };
/** Reports about visits, or about page speed, by one client. */
export type VisitLimits = Readonly<{ perMinute: number; perDay: number }>;
/**
 * A person opens a page every second at most. A hotel behind one address stays below the limit of a day; nobody can fill
 * the statistics. Counted in each process, because a visit must not cost a write of its own.
 */
export const VISIT_LIMITS: VisitLimits = { perMinute: 60, perDay: 5_000 };
export type SupportLimits = Readonly<{
  ticketsPerClient: RateLimit;
  ticketsPerMailbox: RateLimit;
  ticketsPerAccount: RateLimit;
  uploadsPerClient: RateLimit;
  messagesPerAccount: RateLimit;
  messagesPerTicket: RateLimit;
  messagesPerTicketAndYear: RateLimit;
}>;

/**
 * Tickets of a person are few; a family behind one hotel's address stays below. Each ticket sends one email to the typed
 * address, so tickets to one mailbox are counted from all clients together.
 */
export const SUPPORT_LIMITS: SupportLimits = {
  ticketsPerClient: { name: 'ticket-client', most: 15, perSeconds: DAY },
  ticketsPerMailbox: { name: 'ticket-mailbox', most: 6, perSeconds: DAY },
  /** Instead of the mailbox, once it is proved: strangers who type the address use up nothing of its owner. */
  ticketsPerAccount: { name: 'ticket-account', most: 6, perSeconds: DAY },
  uploadsPerClient: { name: 'ticket-upload', most: 20, perSeconds: DAY },
  /** Replies to all tickets of an account. */
  messagesPerAccount: { name: 'ticket-message', most: 60, perSeconds: HOUR },
  messagesPerTicket: { name: 'ticket-thread', most: 30, perSeconds: HOUR },
  /** A ticket is read as a whole, so it cannot grow for ever. */
  messagesPerTicketAndYear: { name: 'ticket-whole', most: 200, perSeconds: 365 * DAY },
};
/** Chat messages of one customer: a fast typist in a conversation stays below. */
export const CHAT_MESSAGES_PER_CUSTOMER: RateLimit = {
  name: 'chat-customer',
  most: 20,
  perSeconds: MINUTE,
};
/** What one customer can store in a day: at most 300 messages of 2,000 characters. */
export const CHAT_MESSAGES_PER_CUSTOMER_AND_DAY: RateLimit = {
  name: 'chat-customer-day',
  most: 300,
  perSeconds: DAY,
};
/** Chat messages of all customers behind one address. */
export const CHAT_MESSAGES_PER_CLIENT: RateLimit = { name: 'chat-client', most: 60, perSeconds: MINUTE };
export const CHAT_MESSAGES_PER_CLIENT_AND_DAY: RateLimit = {
  name: 'chat-client-day',
  most: 1_500,
  perSeconds: DAY,
};
/** Chat messages of one member of staff, in all chats. */
export const CHAT_MESSAGES_PER_STAFF: RateLimit = { name: 'chat-staff', most: 60, perSeconds: MINUTE };

/** Signals that a customer is typing: every three seconds in two tabs. Counted in each process, because they are not stored. */
export const TYPING_SIGNALS_PER_MINUTE = 60;
/** Signals of one member of staff: typing in several chats, reading, and four signs of life from each of some tabs. */
export const STAFF_SIGNALS_PER_MINUTE = 240;

/** Above this many page views of one day, new visits are not stored: nobody can fill the disk. */
export const MOST_VIEWS_PER_DAY = 200_000;

/** Uploads without a ticket, together: a client that only uploads cannot fill the disk. */
export const MOST_UNUSED_BYTES = 256 * 1024 * 1024;
/** Those of one client: three of the largest. A few clients cannot take all the space. */
export const MOST_UNUSED_BYTES_PER_CLIENT = 3 * MAX_ATTACHMENT_BYTES;
