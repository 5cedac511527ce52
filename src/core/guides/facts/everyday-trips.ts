import { STARTING_INPUT } from '#core/calculator/calculator-input.ts';
import { estimateMegabytes } from '#core/calculator/estimate-data.ts';
import type { TripNeed } from '#core/calculator/match-plan.ts';
import { tripPlanOf, type TripPlan } from '#core/calculator/trip-plan.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { fairUseMegabytes } from '#core/plans/fair-use-limit.ts';

/** The lengths of trip that a guide answers for, in days. */
export const EVERYDAY_TRIPS = [3, 7, 14, 30] as const;

/** `plan` null: no plan on sale holds this trip alone. */
export type EverydayTrip = Readonly<{ need: TripNeed; plan: TripPlan | null }>;

/** The calculator's estimate at its starting answers: what it proposes before a traveller changes anything. */
export function everydayNeed(days: number): TripNeed {
  return { days, megabytes: estimateMegabytes({ ...STARTING_INPUT, tripDays: days }) };
}

export function everydayTrips(plans: readonly Package[]): readonly EverydayTrip[] {
  const candidates = plans.map(tripPlanOf);
  return EVERYDAY_TRIPS.map((days) => {
    const need = everydayNeed(days);
    return { need, plan: cheapestHolding(candidates, need) };
  });
}

/** The cheapest plan that lasts the trip and has the data for it. Among equal prices the one with more data. */
export function cheapestHolding(plans: readonly TripPlan[], need: TripNeed): TripPlan | null {
  const holding = plans.filter((plan) => plan.priceCents > 0 && holds(plan, need));
  return holding.toSorted(byPrice)[0] ?? null;
}

/** An amount that the network does not state holds nothing for certain. */
function holds(plan: TripPlan, { megabytes, days }: TripNeed): boolean {
  if (plan.validityDays < days) return false;
  if (!plan.isUnlimited) return plan.dataMegabytes !== null && plan.dataMegabytes >= megabytes;
  const daily = fairUseMegabytes(plan.from.fair_usage_policy ?? '');
  return daily === null || daily * days >= megabytes;
}

function byPrice(a: TripPlan, b: TripPlan): number {
  return (
    a.priceCents - b.priceCents ||
    dataOf(b) - dataOf(a) ||
    b.validityDays - a.validityDays ||
    (a.packageId < b.packageId ? -1 : 1)
  );
}

function dataOf({ isUnlimited, dataMegabytes }: TripPlan): number {
  return isUnlimited ? Number.MAX_SAFE_INTEGER : (dataMegabytes ?? 0);
}
