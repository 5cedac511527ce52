import type { GiftState } from '#core/gifts/gift.ts';
import { returnedUnits } from './returned-units.ts';

type Unit = Parameters<typeof returnedUnits>[0][number] &
  Readonly<{
    /** Null: it was not delivered, or it is another person's. */
    esimId: string | null;
  }>;

/** `gift`: those of the gift's recipient. `links`: those of eSIMs that the buyer may have given to somebody. Null: none. */
export type StoppedLinks = 'gift' | 'links' | null;

/** Of an own order that is a gift. */
type Declared = Readonly<{
  units: readonly Unit[];
  giftState: GiftState;
  /** None: the whole order. */
  positions: readonly number[];
}>;

/** Whose links a withdrawal stops. */
export function stoppedLinks({ units, giftState, positions }: Declared): StoppedLinks {
  const returned = returnedUnits(units, positions);
  const isSent = giftState !== 'scheduled' && giftState !== 'ended';
  if (isSent && returned.some(({ state, esimId }) => state === 'delivered' && esimId === null)) return 'gift';
  // The buyer kept it.
  return returned.some(({ esimId }) => esimId !== null) ? 'links' : null;
}
