import type { Lead } from '#core/orders/checkout/lead.ts';
import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import type { ListPage, Period } from './list-page.ts';

/** `bought`: the address paid an order after it left this cart. */
export const LEAD_STATES = ['open', 'bought'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export type LeadQuery = Period &
  Readonly<{
    /** Null: both. */
    state: LeadState | null;
    /** The beginning of an address, in lower case; null: all. */
    start: string | null;
    /** The source, utm_source or utm_campaign, exactly; null: all. */
    origin: string | null;
  }>;

export type StoredLead = Omit<Lead, 'reminderLanguage'> &
  Readonly<{
    id: number;
    state: LeadState;
    capturedAt: Date;
    /** The buyer agreed to one email about the cart. */
    wantsReminder: boolean;
    cursor: string;
  }>;

/** Carts that were left at the checkout with an address, for staff. */
export interface LeadList {
  read(query: LeadQuery, page: ListPage): Promise<readonly StoredLead[]>;
  count(): Promise<number>;
  /** Counts what the query finds now and writes it to the audit log, before the first row is sent. */
  recordExport(query: LeadQuery, action: StaffAction): Promise<number>;
  /** Deletes all leads of the address of this lead, and their reminders. False: no such lead. */
  remove(id: number, action: StaffAction): Promise<boolean>;
}
