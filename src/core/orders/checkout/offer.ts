import type { Package, PackageType } from '#core/catalogue/packages/package.ts';

/** A package as it is sold at this very moment: today's price and what is left. */
export type Offer = Readonly<{
  packageId: string;
  type: PackageType;
  priceCents: number;
  /** Null: not limited. */
  availableStock: number | null;
  isWithdrawn: boolean;
  /** What a receipt and a mail say about it. */
  described: Pick<
    Package,
    | 'country_region'
    | 'country_code'
    | 'coverage_type'
    | 'data_amount'
    | 'is_unlimited'
    | 'validity_days'
    | 'activation_policy'
    | 'install_window_days'
    | 'topup_grace_window_days'
    | 'type'
    | 'countries'
    | 'operator'
    | 'sms'
    | 'voice'
  >;
}>;

export interface OfferReader {
  /**
   * What is known of these packages, withdrawn ones too; an unknown id is simply missing. What an unpaid checkout of the
   * cart `cartId` holds counts as left: it is held for that very cart.
   */
  readOffers(packageIds: readonly string[], cartId?: string | null): Promise<readonly Offer[]>;
}
