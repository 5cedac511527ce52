import { isUnlimitedAmount } from '#core/catalogue/packages/data-amount.ts';
import type { Package } from '#core/catalogue/packages/package.ts';

/** The tabs of a destination's page, in order. */
export const PLAN_KINDS = ['data', 'unlimited', 'calls'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

type Kinded = Pick<Package, 'data_amount' | 'is_unlimited' | 'sms' | 'voice'>;

/** Calls decide first: who needs them compares plans with calls, whatever their data. */
export function planKind({ data_amount, is_unlimited, sms, voice }: Kinded): PlanKind {
  if (voice > 0 || sms > 0) return 'calls';
  return is_unlimited || isUnlimitedAmount(data_amount) ? 'unlimited' : 'data';
}
