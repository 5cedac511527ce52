import { createHash } from 'node:crypto';
import type { OfferedPackage } from '#core/catalogue/sync/catalogue-source.ts';
import { dollarsFromCents } from '#core/money.ts';

/**
 * A package as a sync writes it; the columns of prices are dollars. The order of the columns is part of
 * `content_hash`: a new order would make the next sync rewrite every row.
 */
export function offeredRow({ package: offered, netPriceCents }: OfferedPackage) {
  const { operator_coverages, countries, operator_countries } = offered;
  const coverage = { operator_coverages, countries, operator_countries };
  const rest = {
    country_region: offered.country_region,
    slug: offered.slug,
    country_code: offered.country_code,
    region: offered.region,
    coverage_type: offered.coverage_type,
    operator: offered.operator,
    networks: offered.networks,
    features: offered.features,
    activation_policy: offered.activation_policy,
    install_window_days: offered.install_window_days,
    topup_grace_window_days: offered.topup_grace_window_days,
    is_rechargeable: offered.is_rechargeable,
    other_info: offered.other_info,
    package_id: offered.package_id,
    type: offered.type,
    data_amount: offered.data_amount,
    validity_days: offered.validity_days,
    minimum_selling_price: dollarsFromCents(offered.minimumPriceCents),
    sms: offered.sms,
    voice: offered.voice,
    is_popular: offered.is_popular,
    is_unlimited: offered.is_unlimited,
    fair_usage_policy: offered.fair_usage_policy,
    net_price: netPriceCents === null ? null : dollarsFromCents(netPriceCents),
    coverage_hash: fingerprint(coverage),
  };
  return { ...rest, ...coverage, content_hash: fingerprint(rest) };
}

function fingerprint(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}
