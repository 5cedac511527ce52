import { limitedMegabytes } from '#core/catalogue/packages/limited-megabytes.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { fairUseLimit } from '#core/plans/fair-use-limit.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import { planKindOf } from './plan-kind.ts';

/** What the plans of a destination do not include. */
export type PlanLimits = Readonly<{
  plans: number;
  withCalls: number;
  /** Of the plan with the most; 0: none. */
  mostMinutes: number;
  mostTexts: number;
  unlimited: number;
  /** The daily amounts at full speed that the network states, without repeats: "3 GB". */
  fullSpeed: readonly string[];
  /** Whether an unlimited plan has a fair-use rule that states no amount. */
  hasUnstatedLimit: boolean;
  /** The largest amount of a limited plan, as the network writes it: "10 GB". Null: none is stated. */
  largest: string | null;
  longestDays: number;
}>;

export function planLimits(plans: readonly Package[]): PlanLimits {
  const unlimited = plans.filter(({ is_unlimited }) => is_unlimited);
  const limits = unlimited.map(({ fair_usage_policy: policy }) =>
    policy === null ? null : fairUseLimit(policy),
  );
  return {
    plans: plans.length,
    withCalls: plans.filter((plan) => planKindOf(plan) === 'calls').length,
    mostMinutes: Math.max(0, ...plans.map(({ voice }) => voice)),
    mostTexts: Math.max(0, ...plans.map(({ sms }) => sms)),
    unlimited: unlimited.length,
    fullSpeed: [...new Set(limits.flatMap((limit) => limit ?? []))],
    hasUnstatedLimit: unlimited.some(
      ({ fair_usage_policy: policy }) => policy !== null && fairUseLimit(policy) === null,
    ),
    largest: largestOf(plans)?.data_amount ?? null,
    longestDays: Math.max(0, ...plans.map(({ validity_days }) => validity_days ?? DEFAULT_VALIDITY_DAYS)),
  };
}

function largestOf(plans: readonly Package[]): Package | null {
  const size = (plan: Package) => limitedMegabytes(plan) ?? 0;
  return plans
    .filter((plan) => size(plan) > 0)
    .reduce<Package | null>((best, plan) => (best === null || size(plan) > size(best) ? plan : best), null);
}
