import type { Plan } from './plan.ts';

export type PlanBadge = 'top-up' | 'best-value' | 'popular';

const BEST_VALUE_PRICE = 15;

/** The badges of a plan, most important first. */
export function planBadges(
  plan: Pick<Plan, 'price' | 'validity' | 'isPopular' | 'packageType'>,
): readonly PlanBadge[] {
  const badges: PlanBadge[] = [];
  if (plan.packageType === 'topup') badges.push('top-up');
  if (plan.price <= BEST_VALUE_PRICE && plan.validity.includes('30')) badges.push('best-value');
  if (plan.isPopular) badges.push('popular');
  return badges;
}
