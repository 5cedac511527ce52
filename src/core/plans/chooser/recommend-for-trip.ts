import { STARTING_INPUT } from '#core/calculator/calculator-input.ts';
import { recommendPlan, type TripNeed } from '#core/calculator/match-plan.ts';
import { tripPlanOf } from '#core/calculator/trip-plan.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { TripLength } from '#core/catalogue/packages/filters.ts';
import { cheapestHolding, everydayNeed } from '#core/guides/facts/everyday-trips.ts';

/** `cheapest`: no cheaper plan of the destination itself lasts the trip and has enough data. */
export type RecommendationReason = 'most-bought' | 'cheapest';

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
 * without enough sales, the cheapest that holds everyday use, as in the guides. Null: no plan holds it.
 */
export function recommendForTrip(
  { plans, mostBought }: Destination,
  trip: TripLength,
): RecommendedPlan | null {
  const need = needOf(trip);
  if (trip === 0 && mostBought !== null) return { plan: mostBought, reason: 'most-bought', need };
  const cheapest = cheapestHolding(plans.map(tripPlanOf), need);
  return cheapest === null ? null : { plan: cheapest.from, reason: 'cheapest', need };
}

type Advice =
  | (Readonly<{ kind: 'recommended' }> & RecommendedPlan)
  /** No plan is enough alone: the one with most data that lasts the trip, and how many of it hold everyday use. */
  | Readonly<{ kind: 'several-needed'; plan: Package; count: number; need: TripNeed }>
  /** Nor does a plan of a stated amount last the trip. */
  | Readonly<{ kind: 'none'; need: TripNeed }>;

export type TripAdvice = Advice &
  Readonly<{
    /** A plan of another destination that covers this one, is enough, and costs less than the cheapest plan here. */
    wider: Package | null;
  }>;

/** `elsewhere`: plans of other destinations that can be bought and may cover this one. */
type Surroundings = Destination & Readonly<{ elsewhere: readonly Package[] }>;

/** What a destination's page says about a trip, also where it cannot recommend a plan. */
export function adviseForTrip({ elsewhere, ...destination }: Surroundings, trip: TripLength): TripAdvice {
  const advice = adviceAmong(destination, trip);
  const covered =
    advice.kind === 'none' ? destination.plans.flatMap(({ countries }) => countries) : advice.plan.countries;
  const wider = elsewhere.filter(({ countries }) => covered.every((code) => countries.includes(code)));
  return { ...advice, wider: cheaperThan(advice, wider) };
}

function adviceAmong(destination: Destination, trip: TripLength): Advice {
  const recommended = recommendForTrip(destination, trip);
  if (recommended !== null) return { kind: 'recommended', ...recommended };
  const need = needOf(trip);
  const lasting = destination.plans
    .map(tripPlanOf)
    .filter(
      ({ validityDays, isUnlimited, dataMegabytes, priceCents }) =>
        validityDays >= need.days && !isUnlimited && dataMegabytes !== null && priceCents > 0,
    );
  const found = recommendPlan(lasting, need);
  return found.kind === 'several-needed'
    ? { kind: 'several-needed', plan: found.plan.from, count: found.count, need }
    : { kind: 'none', need };
}

/** Where no plan of the destination is enough, any price is. What most customers bought is not compared. */
function cheaperThan(advice: Advice, wider: readonly Package[]): Package | null {
  const isBought = advice.kind === 'recommended' && advice.reason === 'most-bought';
  const found = isBought ? null : cheapestHolding(wider.map(tripPlanOf), advice.need);
  if (found === null) return null;
  return advice.kind === 'recommended' && found.priceCents >= advice.plan.priceCents ? null : found.from;
}

function needOf(trip: TripLength): TripNeed {
  return everydayNeed(trip === 0 ? STARTING_INPUT.tripDays : trip);
}
