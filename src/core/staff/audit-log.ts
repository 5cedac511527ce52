/** What staff can change. A text for each is in the messages `admin-audit`. */
export const AUDIT_ACTIONS = [
  // Overview
  'alert-closed',
  // Accounts
  'roles-changed',
  'account-access-changed',
  'account-signed-out',
  // Orders
  'refund-requested',
  'order-retried',
  'order-mail-resent',
  'order-note-added',
  'order-handled',
  // Tickets
  'ticket-replied',
  'ticket-assigned',
  'ticket-status-changed',
  'saved-reply-added',
  'saved-reply-changed',
  'saved-reply-removed',
  // Chats
  'chat-replied',
  'chat-finished',
  'chat-presence-changed',
  // Withdrawals
  'withdrawal-accepted',
  'withdrawal-refused',
  // Reviews
  'review-decided',
  // System
  'job-retried',
  'mail-resent',
  'sandbox-changed',
  // Catalogue
  'package-changed',
  'catalogue-imported',
  'catalogue-import-undone',
  'catalogue-sync-started',
  'popular-picks-changed',
  // Discounts
  'discount-created',
  'discount-changed',
  'discount-switched',
  'discount-series-created',
  'discount-series-switched',
  'discount-series-exported',
  // Newsletter and leads
  'newsletter-exported',
  'newsletter-address-removed',
  'leads-exported',
  'lead-removed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What was changed. An order has its id, an account the id of its user. */
export const AUDIT_TARGETS = [
  'alert',
  'account',
  'order',
  // Tickets
  'ticket',
  'saved-reply',
  // Chats
  // Chats: the id of the customer's account
  'chat',
  // Withdrawals
  'withdrawal',
  // Reviews
  'review',
  // System
  'job',
  'mail',
  'sandbox',
  // Catalogue: the id of a package, of a part of the catalogue, or of an imported file
  'package',
  'catalogue',
  'catalogue-import',
  // Discounts: the code
  'discount',
  'discount-series',
  // Newsletter and leads: ids of rows, and of lists
  'newsletter-address',
  'lead',
  'list',
] as const;
export type AuditTargetKind = (typeof AUDIT_TARGETS)[number];
export type AuditTarget = Readonly<{ kind: AuditTargetKind; id: string }>;

/**
 * The changed values. They are kept for three years, also after a customer deleted the account: ids, numbers and
 * states only, never an address, a name or a text of a customer.
 */
export type AuditValue = null | boolean | number | string | readonly AuditValue[];
export type AuditValues = Readonly<Record<string, AuditValue>>;

/** One change, as the store that makes it writes it, in the same transaction. */
export type AuditEntry = Readonly<{
  /** The user id of the member of staff. */
  by: string;
  at: Date;
  action: AuditAction;
  target: AuditTarget;
  before: AuditValues | null;
  after: AuditValues | null;
}>;

export type StoredAuditEntry = Omit<AuditEntry, 'by' | 'action' | 'target'> &
  Readonly<{
    /** Grows with every entry. */
    id: number;
    /** Null: the account was deleted since. */
    staffEmail: string | null;
    /** Entries of an older version may have others. */
    action: string;
    target: Readonly<{ kind: string; id: string }>;
  }>;

export type AuditQuery = Readonly<{
  target?: Readonly<{ kind: string; id: string }> | undefined;
  /** Only entries older than this one. */
  before?: number | undefined;
  most: number;
}>;

export interface AuditLog {
  /** Newest first. */
  list(query: AuditQuery): Promise<readonly StoredAuditEntry[]>;
}
