import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Package } from '#core/catalogue/packages/package.ts';
import { packages } from '../schema/catalogue.ts';

export type Coverage = Pick<Package, 'operator_coverages' | 'countries' | 'operator_countries'>;

/** Where a package works and on which networks. Large, and the same for all packages of an operator. */
export const COVERAGE_COLUMNS = {
  operator_coverages: packages.operator_coverages,
  countries: packages.countries,
  operator_countries: packages.operator_countries,
} satisfies Record<keyof Coverage, PgColumn>;

/**
 * The other columns of a package that a visitor may see. Our cost and our internal columns are not in it, so
 * they are never read.
 */
export const PLAN_COLUMNS = {
  package_id: packages.package_id,
  type: packages.type,
  country_region: packages.country_region,
  slug: packages.slug,
  country_code: packages.country_code,
  region: packages.region,
  coverage_type: packages.coverage_type,
  data_amount: packages.data_amount,
  validity_days: packages.validity_days,
  minimum_selling_price: packages.minimum_selling_price,
  sms: packages.sms,
  voice: packages.voice,
  operator: packages.operator,
  networks: packages.networks,
  features: packages.features,
  is_popular: packages.is_popular,
  is_unlimited: packages.is_unlimited,
  activation_policy: packages.activation_policy,
  install_window_days: packages.install_window_days,
  topup_grace_window_days: packages.topup_grace_window_days,
  is_rechargeable: packages.is_rechargeable,
  fair_usage_policy: packages.fair_usage_policy,
  other_info: packages.other_info,
} satisfies Record<
  Exclude<keyof Package, 'minimumPriceCents' | 'priceCents' | keyof Coverage> | 'minimum_selling_price',
  PgColumn
>;

/** The columns of a package that a sync writes. */
export const OFFERED_COLUMNS = {
  ...PLAN_COLUMNS,
  ...COVERAGE_COLUMNS,
  net_price: packages.net_price,
  content_hash: packages.content_hash,
  coverage_hash: packages.coverage_hash,
};
