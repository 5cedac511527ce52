import type { Package } from '#core/catalogue/packages/package.ts';
import { DEFAULT_VALIDITY_DAYS, MAX_FEATURES, OUR_RATING, type Plan, type PlanWords } from './plan.ts';
import { repeatsOurFacts } from './texts/repeats-our-facts.ts';

/** The fields of a package that are shown, without the long lists. */
type ShownPackage = Omit<
  Package,
  'minimumPriceCents' | 'operator_coverages' | 'operator_countries' | 'fair_usage_policy' | 'other_info'
>;

/** Converts a package for display. `country` is its destination's name in the language of `words`. */
export function showPlan(from: ShownPackage, country: string, words: PlanWords): Plan {
  const validityDays = from.validity_days ?? DEFAULT_VALIDITY_DAYS;
  return {
    id: from.package_id,
    title: words.title(from, country),
    country,
    countryCode: from.country_code,
    data: isUnlimited(from) ? words.unlimited() : from.data_amount,
    validity: words.validity(validityDays),
    priceCents: from.priceCents,
    netPriceCents: 0,
    coverage: words.coverage(from.coverage_type),
    rating: OUR_RATING,
    features: shownFeatures(from.features, words),
    operator: from.operator,
    networks: from.networks?.trim() ? from.networks : words.anyNetworks(),
    sms: from.sms,
    voice: from.voice,
    packageId: from.package_id,
    packageType: from.type,
    coverageType: from.coverage_type,
    region: from.region,
    isPopular: from.is_popular,
    validityDays,
    supportedCountries: from.countries,
  };
}

function isUnlimited(from: ShownPackage): boolean {
  return from.is_unlimited || /unlimited/i.test(from.data_amount);
}

function shownFeatures(features: readonly string[], words: PlanWords): readonly string[] {
  const shown = features.length > 0 ? features : words.defaultFeatures();
  return shown
    .filter((feature) => !repeatsOurFacts(feature))
    .map((feature) =>
      feature.trim().toLowerCase() === 'instant activation' ? words.getNowActivateOnArrival() : feature,
    )
    .slice(0, MAX_FEATURES);
}
