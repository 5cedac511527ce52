import { parseMegabytes } from '#core/catalogue/packages/data-amount.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import type { CoveringPlan } from './cover-itinerary.ts';

/** A catalogue package as the calculator compares it, at today's price. */
export type TripPlan = CoveringPlan & Readonly<{ from: Package }>;

export function tripPlanOf(from: Package): TripPlan {
  const megabytes = parseMegabytes(from.data_amount);
  return {
    from,
    packageId: from.package_id,
    priceCents: from.priceCents,
    dataMegabytes: megabytes === Infinity ? null : megabytes,
    isUnlimited: from.is_unlimited || megabytes === Infinity,
    validityDays: from.validity_days ?? DEFAULT_VALIDITY_DAYS,
    coverageType: from.coverage_type,
    countries: from.country_code === null ? from.countries : [...from.countries, from.country_code],
  };
}
