import { isUnlimitedAmount, parseMegabytes } from '#core/catalogue/packages/data-amount.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { DEFAULT_VALIDITY_DAYS } from '../plan.ts';

/** The tabs of a destination's page, in order. */
export const PLAN_KINDS = ['data', 'unlimited', 'calls'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** What plans are chosen by. `megabytes` null: unlimited, or the network does not state the amount. */
export type ChoosablePlan = Readonly<{
  id: string;
  kind: PlanKind;
  days: number;
  priceCents: number;
  megabytes: number | null;
}>;

type Chosen = Pick<
  Package,
  'package_id' | 'data_amount' | 'is_unlimited' | 'sms' | 'voice' | 'validity_days' | 'priceCents'
>;

export function choosablePlan(from: Chosen): ChoosablePlan {
  const { package_id, data_amount, validity_days, priceCents } = from;
  return {
    id: package_id,
    kind: planKind(from),
    days: validity_days ?? DEFAULT_VALIDITY_DAYS,
    priceCents,
    megabytes: isUnlimited(from) ? null : parseMegabytes(data_amount),
  };
}

/** Calls decide first: who needs them compares plans with calls, whatever their data. */
function planKind(from: Chosen): PlanKind {
  if (from.voice > 0 || from.sms > 0) return 'calls';
  return isUnlimited(from) ? 'unlimited' : 'data';
}

function isUnlimited({ is_unlimited, data_amount }: Chosen): boolean {
  return is_unlimited || isUnlimitedAmount(data_amount);
}
