import type { OfferedPackage } from '#core/catalogue/sync/catalogue-source.ts';
import type { Package } from '#core/catalogue/packages/package.ts';

type Offered = OfferedPackage['package'];

/** A valid local plan. A test sets only the fields that it is about; `priceCents` is the network's unless set. */
export function aPackage(changes: Partial<Package> = {}): Package {
  const offered = anOffer(changes);
  return { ...offered, priceCents: offered.minimumPriceCents, ...changes };
}

/** The same plan as the network offers it: with our cost, and without our own price. */
export function anOfferedPackage({
  netPriceCents = 700,
  ...changes
}: Partial<Offered> & { netPriceCents?: number | null } = {}): OfferedPackage {
  return { package: anOffer(changes), netPriceCents };
}

function anOffer(changes: Partial<Offered>): Offered {
  return {
    package_id: 'moshi-moshi-7days-5gb',
    type: 'sim',
    country_region: 'Japan',
    slug: 'japan',
    country_code: 'JP',
    region: 'asia',
    coverage_type: 'local',
    data_amount: '5 GB',
    validity_days: 7,
    minimumPriceCents: 950,
    sms: 0,
    voice: 0,
    operator: 'Moshi Moshi',
    networks: 'SoftBank 5G, KDDI LTE',
    operator_coverages: [
      {
        name: 'Japan',
        code: 'JP',
        networks: [
          { name: 'SoftBank', types: ['5G', 'LTE'] },
          { name: 'KDDI', types: ['LTE'] },
        ],
      },
    ],
    countries: ['JP'],
    operator_countries: [{ title: 'Japan', country_code: 'JP' }],
    features: ['Data only', 'Top-up available'],
    is_popular: false,
    is_unlimited: false,
    activation_policy: 'first-usage',
    install_window_days: null,
    topup_grace_window_days: null,
    is_rechargeable: true,
    fair_usage_policy: null,
    other_info: null,
    ...changes,
  };
}
