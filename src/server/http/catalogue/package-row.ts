import type { PackageRow } from '#contract/catalogue/packages.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { dollarsFromCents } from '#core/money.ts';

/** A package as the API sends it: only the fields of the contract, with prices in dollars. */
export function packageRow(plan: Package): PackageRow {
  return {
    package_id: plan.package_id,
    type: plan.type,
    country_region: plan.country_region,
    slug: plan.slug,
    country_code: plan.country_code,
    region: plan.region,
    coverage_type: plan.coverage_type,
    data_amount: plan.data_amount,
    validity_days: plan.validity_days,
    minimum_selling_price: dollarsFromCents(plan.minimumPriceCents),
    price: dollarsFromCents(plan.priceCents),
    sms: plan.sms,
    voice: plan.voice,
    operator: plan.operator,
    networks: plan.networks,
    operator_coverages: plan.operator_coverages,
    countries: plan.countries,
    operator_countries: plan.operator_countries,
    features: plan.features,
    is_popular: plan.is_popular,
    is_unlimited: plan.is_unlimited,
    activation_policy: plan.activation_policy,
    install_window_days: plan.install_window_days,
    topup_grace_window_days: plan.topup_grace_window_days,
    is_rechargeable: plan.is_rechargeable,
    fair_usage_policy: plan.fair_usage_policy,
    other_info: plan.other_info,
  };
}
