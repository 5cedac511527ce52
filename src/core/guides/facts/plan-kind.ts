import type { Package } from '#core/catalogue/packages/package.ts';

/** The kinds of plan that differ in their terms: limited data, unlimited data, and data with calls or SMS. */
export const PLAN_KINDS = ['data', 'unlimited', 'calls'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export function planKindOf({
  sms,
  voice,
  is_unlimited,
}: Pick<Package, 'sms' | 'voice' | 'is_unlimited'>): PlanKind {
  if (sms > 0 || voice > 0) return 'calls';
  return is_unlimited ? 'unlimited' : 'data';
}
