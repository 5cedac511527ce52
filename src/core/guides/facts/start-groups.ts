import type { Package } from '#core/catalogue/packages/package.ts';
import { daysStart } from '#core/plans/days-start.ts';
import { PLAN_KINDS, planKindOf, type PlanKind } from './plan-kind.ts';

/** `operator` is set when only the plans of this brand are meant, not all of the kind. */
export type PlanLabel = Readonly<{ kind: PlanKind; operator: string | null }>;

/** Plans whose days start by the same rule. */
export type StartGroup = Readonly<{
  start: 'first-connection' | 'installation';
  installWithinDays: number | null;
  plans: number;
  /** Which plans. Null: neither kind nor brand tells them apart, so only their number can be named. */
  labels: readonly PlanLabel[] | null;
}>;

type Sold = Pick<
  Package,
  | 'type'
  | 'operator'
  | 'sms'
  | 'voice'
  | 'is_unlimited'
  | 'validity_days'
  | 'activation_policy'
  | 'install_window_days'
  | 'topup_grace_window_days'
>;

/** The plans of a destination by the rule that starts their days; the rule of most plans first. */
export function startGroups(plans: readonly Sold[]): readonly StartGroup[] {
  const groups = [...Map.groupBy(plans, termsOf).values()].toSorted((a, b) => b.length - a.length);
  const isDistinct = isDistinctByBrand(groups);
  return groups.flatMap((members) => {
    const [first] = members;
    const start = first === undefined ? null : daysStart(first);
    if (start === null || start.kind === 'top-up') return [];
    return {
      start: start.kind,
      installWithinDays: start.installWithinDays,
      plans: members.length,
      labels: isDistinct ? labelsOf(members, plans) : null,
    };
  });
}

function termsOf(plan: Sold): string {
  const start = daysStart(plan);
  return start.kind === 'top-up' ? start.kind : `${start.kind} ${start.installWithinDays ?? 'any time'}`;
}

/** Whether no brand has plans of one kind in two groups. */
function isDistinctByBrand(groups: readonly (readonly Sold[])[]): boolean {
  const brands = groups.flatMap((members) => [
    ...new Set(members.map((plan) => `${planKindOf(plan)} ${plan.operator}`)),
  ]);
  return new Set(brands).size === brands.length;
}

function labelsOf(members: readonly Sold[], all: readonly Sold[]): readonly PlanLabel[] {
  return PLAN_KINDS.flatMap((kind): readonly PlanLabel[] => {
    const own = members.filter((plan) => planKindOf(plan) === kind);
    if (own.length === 0) return [];
    if (own.length === all.filter((plan) => planKindOf(plan) === kind).length)
      return [{ kind, operator: null }];
    return [...new Set(own.map(({ operator }) => operator))].map((operator) => ({ kind, operator }));
  });
}
