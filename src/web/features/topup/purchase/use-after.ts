import type { TopupOffer } from '#contract/orders/topups.ts';
import { afterTopup, type AfterTopup } from '#core/topups/after-topup.ts';
import { dataPace } from '#core/topups/data-pace.ts';
import { useNow } from '../../../esims/use-now.ts';
import type { TopupTarget } from '../topup-target.ts';

type Needs = Readonly<{ target: TopupTarget; topup: TopupOffer }>;

/** What the eSIM has after the top-up, and its pace. Only the customer's own eSIM says what it has. */
export function useAfter({
  target,
  topup,
}: Needs): Readonly<{ after: AfterTopup | null; pace: number | null }> {
  const now = useNow();
  if (target.kind !== 'mine') return { after: null, pace: null };
  const pace = dataPace(target.esim);
  return { after: afterTopup({ esim: target.esim, topup, pace, now }), pace };
}
