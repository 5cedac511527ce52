import type { ChoosablePlan, PlanKind } from './choosable-plan.ts';
import { choosePlans, firstOfTab, shownKind, type PlanChoice } from './choose-plans.ts';
import { nearestPlan } from './nearest-plan.ts';

type SoldPlan = ChoosablePlan & Readonly<{ isSoldOut: boolean }>;

/** Ids of plans. `pressed`: by the visitor. `recommended`: for the chosen trip. */
type SelectedIds = Readonly<{ pressed: string | null; recommended: string | null }>;

export type PlanSelection<P> = Readonly<{ kind: PlanKind; shown: readonly P[]; selected: P | null }>;

/**
 * The open tab, its rows and the selected one. Without a tab in the address, the tab is that of the plan that the visitor
 * pressed, then of the plan to be like, then of the recommended plan: what is recommended is what the page sells. A tab in
 * the address may hide these; then one of its own plans is selected.
 */
export function selectPlan<P extends SoldPlan>(
  plans: readonly P[],
  choice: PlanChoice,
  wanted: SelectedIds,
): PlanSelection<P> {
  const buyable = plans.filter(({ isSoldOut, days }) => !isSoldOut && days >= choice.trip);
  const find = (wantedId: string | null) => buyable.find(({ id }) => id === wantedId);
  const [pressed, recommended] = [find(wanted.pressed), find(wanted.recommended)];
  const preferred = pressed ?? (choice.like === null ? recommended : undefined);
  const kind = choice.kind ?? preferred?.kind ?? shownKind(plans, choice);
  const shown = choosePlans(plans, { ...choice, kind });
  const ofTab = shown.filter((plan) => !plan.isSoldOut);
  const inTab = (plan: P | undefined) => (plan?.kind === kind ? plan : null);
  const nearest = choice.like === null ? null : nearestPlan(ofTab, choice.like);
  return { kind, shown, selected: inTab(pressed) ?? nearest ?? inTab(recommended) ?? firstOfTab(ofTab) };
}
