import { STARTING_INPUT } from '#core/calculator/calculator-input.ts';
import { estimateMegabytes } from '#core/calculator/estimate-data.ts';
import {
  cheapestThatHolds,
  isAmountKnown,
  recommendPlan,
  type TripNeed,
} from '#core/calculator/match-plan.ts';
import { tripPlanOf } from '#core/calculator/trip-plan.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { TripLength } from '#core/catalogue/packages/filters.ts';

/** `cheapest`: no cheaper plan lasts the trip and has enough data. Otherwise the plan fits best by its score. */
export type RecommendationReason = 'most-bought' | 'cheapest' | 'fits-best';

export type RecommendedPlan = Readonly<{
  plan: Package;
  reason: RecommendationReason;
  /** The trip that the plan was chosen for. */
  need: TripNeed;
}>;

type Destination = Readonly<{
  /** What can be bought: without sold-out plans. */
  plans: readonly Package[];
  mostBought: Package | null;
}>;

/**
 * The plan that a destination's page recommends: what most customers bought here; for a trip of a chosen length, or
 * without enough sales, what the calculator recommends for everyday use.
 */
export function recommendForTrip(
  { plans, mostBought }: Destination,
  trip: TripLength,
): RecommendedPlan | null {
  const tripDays = trip === 0 ? STARTING_INPUT.tripDays : trip;
  const need = { days: tripDays, megabytes: estimateMegabytes({ ...STARTING_INPUT, tripDays }) };
  if (trip === 0 && mostBought !== null) return { plan: mostBought, reason: 'most-bought', need };
  const candidates = plans.map(tripPlanOf);
  const found = recommendPlan(candidates, need);
  if (found.kind !== 'fits') return null;
  const cheapest = cheapestThatHolds(candidates, need);
  const isCheapest =
    isAmountKnown(found.plan) && cheapest !== null && cheapest.priceCents >= found.plan.priceCents;
  return { plan: found.plan.from, reason: isCheapest ? 'cheapest' : 'fits-best', need };
}
