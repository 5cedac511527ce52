import type { Plan } from './plan.ts';

export type PlanBadge = 'top-up' | 'best-value' | 'popular';

const BEST_VALUE_CENTS = 1500;

/** The badges of a plan, most important first. */
export function planBadges(
  plan: Pick<Plan, 'priceCents' | 'validity' | 'isPopular' | 'packageType'>,
): readonly PlanBadge[] {
  const badges: PlanBadge[] = [];
  if (plan.packageType === 'topup') badges.push('top-up');
  if (plan.priceCents <= BEST_VALUE_CENTS && plan.validity.includes('30')) badges.push('best-value');
  if (plan.isPopular) badges.push('popular');
  return badges;
}
