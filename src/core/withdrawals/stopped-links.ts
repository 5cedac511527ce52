import type { GiftState } from '#core/gifts/gift.ts';

type ReturnedUnit = Readonly<{
  state: 'processing' | 'delivered' | 'refunding' | 'refunded';
  /** Null: it was not delivered, or it is another person's. */
  esimId: string | null;
}>;

/** `gift`: those of the gift's recipient. `links`: those of eSIMs that the buyer may have given to somebody. Null: none. */
export type StoppedLinks = 'gift' | 'links' | null;

/** Whose links the withdrawal of these units of a gift stops. */
export function stoppedLinks(returned: readonly ReturnedUnit[], giftState: GiftState): StoppedLinks {
  const isSent = giftState !== 'scheduled' && giftState !== 'ended';
  if (isSent && returned.some(({ state, esimId }) => state === 'delivered' && esimId === null)) return 'gift';
  // The buyer kept it.
  return returned.some(({ esimId }) => esimId !== null) ? 'links' : null;
}
