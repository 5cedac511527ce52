import { canBeShared } from '#core/shares/share.ts';

type Givable = Omit<Parameters<typeof canBeShared>[0], 'firstConnectedAt' | 'hasOpenWithdrawal' | 'isGift'>;

/**
 * Whether an eSIM of a gift is sent: it is not refunded and still of use. A link to an eSIM that is being returned rests, so
 * the gift does not wait for that decision. A gift is sent also when its buyer has used it: the page of its link says so.
 */
export function canBeGiven(esim: Givable, now: Date): boolean {
  return canBeShared({ ...esim, firstConnectedAt: null, hasOpenWithdrawal: false, isGift: false }, now);
}
