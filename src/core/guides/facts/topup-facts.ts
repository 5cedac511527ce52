import type { Package } from '#core/catalogue/packages/package.ts';
import { PLAN_KINDS, planKindOf, type PlanKind } from './plan-kind.ts';

export type TopUpFacts = Readonly<{
  /** Kinds of which every plan can be topped up, only some, or none. */
  every: readonly PlanKind[];
  some: readonly PlanKind[];
  none: readonly PlanKind[];
  /** Today's price of the cheapest top-up on sale. Null: none is on sale. */
  cheapestCents: number | null;
  /** Days after a plan's end in which it can still be topped up: the fewest and the most. 0: only while it runs. */
  graceDays: Readonly<{ fewest: number; most: number }> | null;
}>;

type Sold = Pick<
  Package,
  'sms' | 'voice' | 'is_unlimited' | 'is_rechargeable' | 'topup_grace_window_days' | 'priceCents'
>;

export function topUpFacts(plans: readonly Sold[], topUps: readonly Sold[]): TopUpFacts {
  const prices = topUps.map(({ priceCents }) => priceCents).filter((cents) => cents > 0);
  const kinds = PLAN_KINDS.flatMap((kind) => {
    const own = plans.filter((plan) => planKindOf(plan) === kind);
    return own.length === 0 ? [] : [{ kind, share: shareOf(own) }];
  });
  const withShare = (wanted: string) => kinds.filter(({ share }) => share === wanted).map(({ kind }) => kind);
  return {
    every: withShare('every'),
    some: withShare('some'),
    none: withShare('none'),
    cheapestCents: prices.length === 0 ? null : Math.min(...prices),
    graceDays: graceOf(plans.filter(({ is_rechargeable }) => is_rechargeable)),
  };
}

function shareOf(plans: readonly Sold[]): 'every' | 'some' | 'none' {
  if (plans.every(({ is_rechargeable }) => is_rechargeable)) return 'every';
  return plans.some(({ is_rechargeable }) => is_rechargeable) ? 'some' : 'none';
}

function graceOf(rechargeable: readonly Sold[]): TopUpFacts['graceDays'] {
  if (rechargeable.length === 0) return null;
  const days = rechargeable.map(({ topup_grace_window_days }) => topup_grace_window_days ?? 0);
  return { fewest: Math.min(...days), most: Math.max(...days) };
}
