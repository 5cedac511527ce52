import type { Clock } from '#core/clock.ts';
import type { Offer, OfferReader } from '#core/orders/checkout/offer.ts';
import { whyUnavailable } from '#core/orders/checkout/check-availability.ts';
import { readFitting, type ReadFittingNeeds, type TopupTarget } from './read-fitting.ts';
import { whyNoTopupPossible, type NoTopupReason } from './topup-possible.ts';

export type FoundTopups =
  | { kind: 'offers'; offers: readonly Offer[] }
  | { kind: 'none'; reason: NoTopupReason }
  /** The network cannot say now. */
  | { kind: 'unavailable' };

export type FindTopupsNeeds = ReadFittingNeeds &
  Readonly<{ offers: Pick<OfferReader, 'readOffers'>; clock: Clock }>;

/** The top-ups that fit an eSIM and are on sale here, cheapest first. The network says what fits, we what it costs. */
export async function findTopups(needs: FindTopupsNeeds, target: TopupTarget): Promise<FoundTopups> {
  const against = target.kind === 'own' ? whyNoTopupPossible(target.esim, needs.clock.now()) : null;
  if (against !== null) return { kind: 'none', reason: against };
  const fitting = await readFitting(needs, target);
  if (fitting.kind === 'unavailable') return fitting;
  // Also read when nothing fits, so that an unknown ICCID takes as long as a known one.
  const known = await needs.offers.readOffers(fitting.packageIds);
  const offers = known.filter((offer) => whyUnavailable(offer, 1, 'topup') === null);
  if (offers.length > 0) return { kind: 'offers', offers: offers.toSorted(byPrice) };
  return { kind: 'none', reason: fitting.whenNone };
}

function byPrice(one: Offer, other: Offer): number {
  return one.priceCents - other.priceCents || one.packageId.localeCompare(other.packageId);
}
