import type { Language } from '#core/language.ts';
import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import type { ListPage, Period } from './list-page.ts';

/** `waiting`: the address was typed into the form, and its owner has not confirmed it. */
export const NEWSLETTER_STATES = ['confirmed', 'waiting', 'ended'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

export type NewsletterSource = 'form' | 'account';

export type NewsletterQuery = Period &
  Readonly<{
    state: NewsletterState;
    /** The beginning of an address, in lower case; null: all. */
    start: string | null;
    language: Language | null;
    source: NewsletterSource | null;
  }>;

export type NewsletterAddress = Readonly<{
  /** Of the subscription, or of the request that waits. */
  id: string;
  email: string;
  state: NewsletterState;
  language: Language;
  source: NewsletterSource;
  /** The key of the text that was shown with the consent. */
  consentText: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
  cursor: string;
}>;

/** The addresses of the newsletter, for staff. */
export interface NewsletterList {
  read(query: NewsletterQuery, page: ListPage): Promise<readonly NewsletterAddress[]>;
  count(): Promise<Readonly<Record<NewsletterState, number>>>;
  /** Counts what the query finds now and writes it to the audit log, before the first row is sent. */
  recordExport(query: NewsletterQuery, action: StaffAction): Promise<number>;
  /**
   * Does what the owner of the address does with the link of a mail: ends the subscription. A request that waits is
   * deleted, so that its link ends. False: no such address. Repeating it changes nothing.
   */
  remove(id: string, action: StaffAction): Promise<boolean>;
}
