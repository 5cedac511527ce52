import { DEFAULT_VALIDITY_DAYS } from './plan.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { isUnlimited } from './chooser/choosable-plan.ts';
import { unitPrices } from './unit-prices.ts';

const MOST_CENTS = 1500;

/**
 * The ids of the plans that carry the best-value badge: of the plans that the specification calls best value (15 or
 * less, a validity that includes 30), the one of each destination that costs least per GB. Otherwise the badge is on
 * nearly every first plan of a destination and tells none of them apart. A destination with only one such plan has
 * none: there is nothing it is better than.
 */
export function bestValues(plans: readonly Package[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const candidates of Map.groupBy(plans.filter(isGoodBuy), ({ slug }) => slug).values()) {
    const [best] = candidates.toSorted(byValue);
    if (best !== undefined && candidates.length > 1) ids.add(best.package_id);
  }
  return ids;
}

/** A plan whose amount is not stated, or is nothing, cannot be compared. */
function isGoodBuy(plan: Package): boolean {
  const { type, priceCents, validity_days } = plan;
  const days = String(validity_days ?? DEFAULT_VALIDITY_DAYS);
  return (
    type === 'sim' && priceCents <= MOST_CENTS && days.includes('30') && centsPerGigabyte(plan) < Infinity
  );
}

function byValue(a: Package, b: Package): number {
  return centsPerGigabyte(a) - centsPerGigabyte(b) || a.priceCents - b.priceCents || byId(a, b);
}

/** Data that is not limited costs least; an amount that is not known, most. */
function centsPerGigabyte(plan: Package): number {
  return isUnlimited(plan) ? 0 : (unitPrices(plan).perGigabyteCents ?? Infinity);
}

function byId(a: Package, b: Package): number {
  return a.package_id < b.package_id ? -1 : 1;
}
