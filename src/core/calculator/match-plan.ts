import { MEGABYTES_PER_GIGABYTE } from '#core/catalogue/packages/data-amount.ts';

/** The fields of a plan that the match uses. `dataMegabytes` null: the network does not state the amount. */
export type MatchablePlan = Readonly<{
  packageId: string;
  priceCents: number;
  dataMegabytes: number | null;
  isUnlimited: boolean;
  validityDays: number;
}>;

export type TripNeed = Readonly<{ megabytes: number; days: number }>;

export type ScoredPlan<P extends MatchablePlan> = Readonly<{ plan: P; score: number }>;

const DEFAULT_GIGABYTES = 20;
const MUCH_MEGABYTES = 10 * MEGABYTES_PER_GIGABYTE;

export function megabytesOf({ dataMegabytes }: MatchablePlan): number {
  return dataMegabytes ?? DEFAULT_GIGABYTES * MEGABYTES_PER_GIGABYTE;
}

/** Otherwise nobody can say that the plan holds a need: its amount is only counted as something. */
export function isAmountKnown({ isUnlimited, dataMegabytes }: MatchablePlan): boolean {
  return isUnlimited || dataMegabytes !== null;
}

/** How well a plan's size fits, 0-100. 0 excludes the plan: it is too short, too small or far too big. */
export function matchScore(plan: MatchablePlan, need: TripNeed): number {
  if (plan.validityDays < need.days) return 0;
  if (plan.isUnlimited) return need.megabytes > MUCH_MEGABYTES ? 90 : 60;
  return scoreOfRatio(megabytesOf(plan) / need.megabytes);
}

function scoreOfRatio(ratio: number): number {
  if (ratio < 1 || ratio > 6) return 0;
  if (ratio <= 1.5) return 100 - 20 * (ratio - 1);
  if (ratio <= 3) return 90 - (50 * (ratio - 1.5)) / 1.5;
  return 40 - (40 * (ratio - 3)) / 3;
}

/** Cents per day for unlimited plans, cents per GB for the others. Compare only within the same kind. */
function unitPrice(plan: MatchablePlan): number {
  const units = plan.isUnlimited ? plan.validityDays : megabytesOf(plan) / MEGABYTES_PER_GIGABYTE;
  return plan.priceCents / units;
}

/**
 * The plans that fit the need, best first. The cheapest unit price comes only from the plans that compete, so a
 * plan that is too short for the trip does not lower the score of the others.
 */
export function rankPlans<P extends MatchablePlan>(plans: readonly P[], need: TripNeed): ScoredPlan<P>[] {
  const competing = plans
    .map((plan) => ({ plan, match: matchScore(plan, need) }))
    .filter(({ match }) => match > 0);
  const cheapest = (isUnlimited: boolean) =>
    competing
      .filter(({ plan }) => plan.isUnlimited === isUnlimited)
      .reduce((lowest, { plan }) => Math.min(lowest, unitPrice(plan)), Infinity);
  const lowest = { unlimited: cheapest(true), measured: cheapest(false) };

  return competing
    .map(({ plan, match }) => {
      const value = valueScore(unitPrice(plan), plan.isUnlimited ? lowest.unlimited : lowest.measured);
      return { plan, score: 0.7 * match + 0.3 * value };
    })
    .sort(byScoreThenPriceThenId);
}

function valueScore(price: number, cheapest: number): number {
  return price === 0 ? 100 : (100 * cheapest) / price;
}

const SAME_SCORE = 1e-9;

function byScoreThenPriceThenId(a: ScoredPlan<MatchablePlan>, b: ScoredPlan<MatchablePlan>): number {
  if (Math.abs(a.score - b.score) > SAME_SCORE) return b.score - a.score;
  if (a.plan.priceCents !== b.plan.priceCents) return a.plan.priceCents - b.plan.priceCents;
  if (a.plan.packageId.length !== b.plan.packageId.length) {
    return a.plan.packageId.length - b.plan.packageId.length;
  }
  return a.plan.packageId < b.plan.packageId ? -1 : 1;
}

export type Recommendation<P extends MatchablePlan> =
  | { kind: 'fits'; plan: P; score: number }
  /** No single plan is enough: of the plans of which the fewest are needed, the cheapest in total. */
  | { kind: 'several-needed'; plan: P; count: number }
  | { kind: 'none' };

export function recommendPlan<P extends MatchablePlan>(
  plans: readonly P[],
  need: TripNeed,
): Recommendation<P> {
  const best = rankPlans(plans, need)[0];
  if (best !== undefined) return { kind: 'fits', ...best };
  const known = plans.filter(isAmountKnown);
  const [fewest] = (known.length > 0 ? known : plans)
    .map((plan) => ({ plan, count: countNeeded(plan, need) }))
    .toSorted((a, b) => a.count - b.count || byPriceThenSize(a.plan, b.plan));
  return fewest === undefined ? { kind: 'none' } : { kind: 'several-needed', ...fewest };
}

/** How many of a plan cover the trip, one after the other. An unlimited plan holds the need of all its days. */
function countNeeded(plan: MatchablePlan, need: TripNeed): number {
  const forDays = Math.ceil(need.days / plan.validityDays);
  return plan.isUnlimited ? forDays : Math.max(forDays, Math.ceil(need.megabytes / megabytesOf(plan)));
}

/** The cheapest plan that lasts the trip and has enough data for certain; of equally cheap ones any. Null: there is none. */
export function cheapestThatHolds<P extends MatchablePlan>(plans: readonly P[], need: TripNeed): P | null {
  const holding = plans.filter(
    (plan) =>
      plan.validityDays >= need.days &&
      isAmountKnown(plan) &&
      (plan.isUnlimited || megabytesOf(plan) >= need.megabytes),
  );
  return holding.toSorted(byPriceThenSize)[0] ?? null;
}

function byPriceThenSize(a: MatchablePlan, b: MatchablePlan): number {
  return (
    a.priceCents - b.priceCents || megabytesOf(b) - megabytesOf(a) || (a.packageId < b.packageId ? -1 : 1)
  );
}

/** What a plan gives that another plan, which holds the need, does not. */
const EXTRAS = ['unlimited', 'data', 'days'] as const;
export type Extra = (typeof EXTRAS)[number];

export function extrasOf(plan: MatchablePlan, other: MatchablePlan): readonly Extra[] {
  const gives: Readonly<Record<Extra, boolean>> = {
    unlimited: plan.isUnlimited && !other.isUnlimited,
    data:
      !plan.isUnlimited &&
      !other.isUnlimited &&
      isAmountKnown(plan) &&
      megabytesOf(plan) > megabytesOf(other),
    days: plan.validityDays > other.validityDays,
  };
  return EXTRAS.filter((extra) => gives[extra]);
}
