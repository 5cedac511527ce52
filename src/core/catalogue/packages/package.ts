export const PACKAGE_TYPES = ['sim', 'topup'] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

export const COVERAGE_TYPES = ['local', 'regional', 'global'] as const;
export type CoverageType = (typeof COVERAGE_TYPES)[number];

export type NetworkName = Readonly<{ name: string; types: readonly string[] }>;

/** One covered country (`code`, ISO 3166 alpha-2) and the mobile networks used there. */
export type OperatorCoverage = Readonly<{ name: string; code: string; networks: readonly NetworkName[] }>;

export type OperatorCountry = Readonly<{ title: string; country_code: string }>;

/**
 * A package on sale. The specification defines the columns of the table `packages`, so fields with the same value keep
 * their snake_case. Prices are whole cents here and dollars in the table and the API, so they have names of their own.
 * The network's net price is our cost; it is never part of this type.
 */
export type Package = Readonly<{
  package_id: string;
  type: PackageType;
  /** The destination's English name as the network titles it: "Japan", "Europe", "Global". */
  country_region: string;
  /** The destination's address: `japan` in /esim/japan. */
  slug: string;
  /** ISO 3166 alpha-2 of a local plan, null for regional and global ones. */
  country_code: string | null;
  /** The region chip it belongs to: europe, asia, americas, africa, oceania, middle_east, global. */
  region: string | null;
  coverage_type: CoverageType;
  /** Text such as "5 GB", "500 MB" or "Unlimited". */
  data_amount: string;
  validity_days: number | null;
  /** The network's price, the column `minimum_selling_price`. */
  minimumPriceCents: number;
  /** The price today: see `packagePriceCents`. */
  priceCents: number;
  /** Text messages and call minutes included; 0 means none. */
  sms: number;
  voice: number;
  operator: string;
  /** Network names and their best technology in one text; null when the operator lists none. */
  networks: string | null;
  operator_coverages: readonly OperatorCoverage[];
  /** ISO codes of the covered countries. */
  countries: readonly string[];
  operator_countries: readonly OperatorCountry[];
  features: readonly string[];
  is_popular: boolean;
  is_unlimited: boolean;
  /** The network's value: `first-usage` or `installation`. */
  activation_policy: string | null;
  install_window_days: number | null;
  topup_grace_window_days: number | null;
  is_rechargeable: boolean;
  fair_usage_policy: string | null;
  other_info: string | null;
}>;

/** A row of `package_inventory`. `available_stock` null means not limited. */
export type PackageInventory = Readonly<{
  package_id: string;
  price_cents: number;
  available_stock: number | null;
}>;
