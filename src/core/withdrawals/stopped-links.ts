import type { GiftState } from '#core/gifts/gift.ts';
import { returnedUnits } from './returned-units.ts';

type Unit = Parameters<typeof returnedUnits>[0][number] &
  Readonly<{
    /** Null: it was not delivered, or it is another person's. */
    esimId: string | null;
  }>;

type Declared = Readonly<{
  /** Of an own order; null: nothing is known about it. */
  units: readonly Unit[] | null;
  /** Null: it is not known as a gift. */
  giftState: GiftState | null;
  /** None: the whole order. */
  positions: readonly number[];
}>;

/**
 * Whose links a withdrawal stops. `gift`: those of the gift's recipient. `given`: those of eSIMs that the buyer may have given
 * to somebody. Null: there are none.
 */
export function stoppedLinks({ units, giftState, positions }: Declared): 'gift' | 'given' | null {
  if (units === null || giftState === null) return 'given';
  const returned = returnedUnits(units, positions);
  const isSent = giftState !== 'scheduled' && giftState !== 'ended';
  if (isSent && returned.some(({ state, esimId }) => state === 'delivered' && esimId === null)) return 'gift';
  // The buyer kept it.
  return returned.some(({ esimId }) => esimId !== null) ? 'given' : null;
}
