/** Somebody who meant to buy. Prices are dollars, as the browser shows them: nothing is ever charged from here. */
export type Lead = Readonly<{
  email: string;
  source: string;
  cart: readonly Readonly<{
    packageId: string;
    price: number;
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
}>;

export interface LeadStore {
  /** Repeated for one address on one day (UTC), it replaces the cart and keeps campaign marks that are not given again. */
  capture(lead: Lead, at: Date): Promise<void>;
}
