import type { Language } from '#core/language.ts';

/** A visitor who started a checkout. Prices are those that the browser shows; they are never charged. */
export type Lead = Readonly<{
  email: string;
  source: string;
  cart: readonly Readonly<{
    packageId: string;
    priceCents: number;
    quantity: number;
    title: string;
    country: string;
  }>[];
  cartValueCents: number;
  utm: Readonly<{
    source: string | null;
    medium: string | null;
    campaign: string | null;
    content: string | null;
    term: string | null;
  }>;
  /** The buyer ticked the box for a reminder of this cart, in this language. Null: not ticked. */
  reminderLanguage: Language | null;
}>;

export interface LeadStore {
  /**
   * A repeated call for one address on one day (UTC) replaces the cart and keeps campaign marks that are missing in
   * the new call. The reminder of a cart waits three hours from the last call.
   */
  capture(lead: Lead, at: Date): Promise<void>;
}
