import type { Package } from '#core/catalogue/packages/package.ts';
import { choosablePlan, PLAN_KINDS, type PlanKind } from './choosable-plan.ts';

/** `withTopups` and `without` are whole kinds. `isMixed`: of one kind only some plans can be topped up. */
export type TopupKinds = Readonly<{
  withTopups: readonly PlanKind[];
  without: readonly PlanKind[];
  isMixed: boolean;
}>;

/** Which kinds of plans of a destination can be topped up. */
export function topupKinds(plans: readonly Package[]): TopupKinds {
  const kinds = PLAN_KINDS.map((kind) => ({
    kind,
    answers: new Set(
      plans.filter((plan) => choosablePlan(plan).kind === kind).map((plan) => plan.is_rechargeable),
    ),
  }));
  const only = (answer: boolean) =>
    kinds.filter(({ answers }) => answers.has(answer) && !answers.has(!answer)).map(({ kind }) => kind);
  return {
    withTopups: only(true),
    without: only(false),
    isMixed: kinds.some(({ answers }) => answers.size > 1),
  };
}
