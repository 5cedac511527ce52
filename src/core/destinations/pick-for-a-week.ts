import { STARTING_INPUT } from '#core/calculator/calculator-input.ts';
import { estimateMegabytes } from '#core/calculator/estimate-data.ts';
import { recommendPlan } from '#core/calculator/match-plan.ts';
import { tripPlanOf } from '#core/calculator/trip-plan.ts';
import type { Package } from '#core/catalogue/packages/package.ts';

/** What the calculator recommends at its starting levels, for a week. Null when no single plan is enough. */
export function pickForAWeek(plans: readonly Package[]): Package | null {
  const need = { days: STARTING_INPUT.tripDays, megabytes: estimateMegabytes(STARTING_INPUT) };
  const found = recommendPlan(plans.map(tripPlanOf), need);
  return found.kind === 'fits' ? found.plan.from : null;
}
