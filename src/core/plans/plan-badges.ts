import type { Plan } from './plan.ts';

export type PlanBadge = 'top-up' | 'best-value' | 'popular';

type Marked = Pick<Plan, 'isPopular' | 'packageType'> & Readonly<{ isBestValue: boolean }>;

/** The badges of a plan, most important first. */
export function planBadges({ packageType, isBestValue, isPopular }: Marked): readonly PlanBadge[] {
  return [
    ...(packageType === 'topup' ? (['top-up'] as const) : []),
    ...(isBestValue ? (['best-value'] as const) : []),
    ...(isPopular ? (['popular'] as const) : []),
  ];
}
