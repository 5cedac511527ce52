import type { Package, PackageType } from '#core/catalogue/packages/package.ts';

/** A package as it is sold now: current price and remaining stock. */
export type Offer = Readonly<{
  packageId: string;
  /** Of its destination. */
  slug: string;
  type: PackageType;
  priceCents: number;
  /** Null: not limited. */
  availableStock: number | null;
  /** Not sold any more: by the network, or because staff hide it. */
  isWithdrawn: boolean;
  /** The fields for the receipt and the emails. */
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
   * Reads these packages, withdrawn ones included; unknown ids are missing in the result. Stock held by an unpaid
   * checkout of the cart `cartId` counts as available, because it is held for that cart.
   */
  readOffers(packageIds: readonly string[], cartId?: string | null): Promise<readonly Offer[]>;
  /** Whether any of these packages has a limited stock, sold out included. */
  hasLimitedStock(packageIds: readonly string[]): Promise<boolean>;
}
