import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Package } from '#core/catalogue/package.ts';
import { packages } from './schema/catalogue.ts';

/** What a visitor may see of a package. Our cost and our book-keeping are not here, so reading never meets them. */
export const SHOWN_COLUMNS = {
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
  operator_coverages: packages.operator_coverages,
  countries: packages.countries,
  operator_countries: packages.operator_countries,
  features: packages.features,
  is_popular: packages.is_popular,
  is_unlimited: packages.is_unlimited,
  activation_policy: packages.activation_policy,
  install_window_days: packages.install_window_days,
  topup_grace_window_days: packages.topup_grace_window_days,
  is_rechargeable: packages.is_rechargeable,
  fair_usage_policy: packages.fair_usage_policy,
  other_info: packages.other_info,
} satisfies Record<Exclude<keyof Package, 'price'>, PgColumn>;

/** What the network tells us of a package. */
export const OFFERED_COLUMNS = { ...SHOWN_COLUMNS, net_price: packages.net_price };
