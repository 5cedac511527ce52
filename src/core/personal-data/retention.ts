import { DAY_MS } from '#core/durations.ts';
import { CONFIRM_WITHIN_DAYS } from '#core/newsletter/newsletter.ts';

/** How long personal data is stored after the moment in each comment. The privacy policy shows these numbers. */
export const RETENTION_DAYS = {
  /** A lead: after Pay was pressed. */
  leads: 90,
  /** A checkout that was not paid: after it ended. Its address is erased. */
  unpaidOrders: 30,
  /** An account whose address was never confirmed and that has no order: after it was opened. */
  unconfirmedAccounts: 30,
  /** An email about an account: after it was written. */
  accountMails: 30,
  /** The address on the record of an email about an order: after it was written. */
  orderMails: 90,
  /** The address to which a share link was sent: after the link ended. */
  shareRecipients: 30,
  /** Recipient, name and message of a gift: after it was sent. */
  gifts: 180,
  /** A declaration of withdrawal that names no order of its address: after it was made. */
  unknownWithdrawals: 365,
  /** A request for the newsletter and the email about it: after it was made. Its link ends with it. */
  newsletterMails: CONFIRM_WITHIN_DAYS,
  /** A subscription to the newsletter: after it ended. Until then it proves the consent. */
  endedSubscriptions: 365,
  /** Single visits: after they began. */
  visits: 30,
  /** Counts of visits and page speed per day, which contain no visit: after that day. About 13 months. */
  visitCounts: 396,
  /** Counts of refused requests: after their minute. */
  securityEvents: 30,
  /** A support ticket with its messages and attachment: after its last message. */
  tickets: 365,
  /** A chat message: after it was sent. */
  chats: 365,
  /** The link to a review that nobody wrote: after it was sent. */
  reviewLinks: 90,
  /** A review: after it was written. Three years. */
  reviews: 1_095,
  /** A review that was not published: after the decision. */
  rejectedReviews: 180,
  /** What a sync of the catalogue changed, which is about nobody: after the sync. */
  catalogueSyncs: 90,
} as const;

/**
 * A purchase whose buyer never confirmed the address: after payment. As long as commercial law demands the record with
 * its customer; a confirmed account keeps its purchases until its owner deletes it.
 */
export const UNCONFIRMED_ORDER_YEARS = 6;

/** An entry of the audit log: after the change. The database refuses to delete a younger one. */
const AUDIT_YEARS = 3;

/** What is older than these moments is deleted or erased. */
export type RetentionLimits = Readonly<
  Record<keyof typeof RETENTION_DAYS | 'unconfirmedOrders' | 'auditLog' | 'ended', Date>
>;

export function retentionLimits(now: Date): RetentionLimits {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    leads: before(RETENTION_DAYS.leads),
    unpaidOrders: before(RETENTION_DAYS.unpaidOrders),
    unconfirmedAccounts: before(RETENTION_DAYS.unconfirmedAccounts),
    accountMails: before(RETENTION_DAYS.accountMails),
    orderMails: before(RETENTION_DAYS.orderMails),
    shareRecipients: before(RETENTION_DAYS.shareRecipients),
    gifts: before(RETENTION_DAYS.gifts),
    unknownWithdrawals: before(RETENTION_DAYS.unknownWithdrawals),
    newsletterMails: before(RETENTION_DAYS.newsletterMails),
    endedSubscriptions: before(RETENTION_DAYS.endedSubscriptions),
    visits: before(RETENTION_DAYS.visits),
    visitCounts: before(RETENTION_DAYS.visitCounts),
    securityEvents: before(RETENTION_DAYS.securityEvents),
    tickets: before(RETENTION_DAYS.tickets),
    chats: before(RETENTION_DAYS.chats),
    reviewLinks: before(RETENTION_DAYS.reviewLinks),
    reviews: before(RETENTION_DAYS.reviews),
    rejectedReviews: before(RETENTION_DAYS.rejectedReviews),
    catalogueSyncs: before(RETENTION_DAYS.catalogueSyncs),
    unconfirmedOrders: yearsBefore(now, UNCONFIRMED_ORDER_YEARS),
    auditLog: yearsBefore(now, AUDIT_YEARS),
    // Sessions, pending links and limits have their end in their row.
    ended: now,
  };
}

/** On 29 February, 28 February of a year that has no such day. */
function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - years);
  if (then.getUTCMonth() !== now.getUTCMonth()) then.setUTCDate(0);
  return then;
}
