import type { Clock } from '#core/clock.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { Offer, OfferReader } from '#core/orders/checkout/offer.ts';
import { whyUnavailable } from '#core/orders/checkout/check-availability.ts';
import { whyNoTopupPossible, type NoTopupReason, type TopupTargetEsim } from './topup-possible.ts';

/** The eSIM to top up: the customer's own, or any other by its ICCID, about which nothing is revealed. */
export type TopupTarget =
  | Readonly<{ kind: 'own'; esim: TopupTargetEsim }>
  | Readonly<{ kind: 'typed'; iccid: string }>;

export type FoundTopups =
  | { kind: 'offers'; offers: readonly Offer[] }
  | { kind: 'none'; reason: NoTopupReason }
  /** The network cannot say now. */
  | { kind: 'unavailable' };

export type FindTopupsNeeds = Readonly<{
  network: Pick<EsimProvider, 'readTopups'>;
  offers: Pick<OfferReader, 'readOffers'>;
  clock: Clock;
}>;

/** The top-ups that fit an eSIM and are on sale here, cheapest first. The network says what fits, we what it costs. */
export async function findTopups(needs: FindTopupsNeeds, target: TopupTarget): Promise<FoundTopups> {
  const against = target.kind === 'own' ? whyNoTopupPossible(target.esim, needs.clock.now()) : null;
  if (against !== null) return { kind: 'none', reason: against };
  const read = await needs.network.readTopups(target.kind === 'own' ? target.esim.iccid : target.iccid);
  if (read.kind === 'try-later' || read.kind === 'unknown') return { kind: 'unavailable' };
  const fitting = read.kind === 'read' ? read.value.map(({ packageId }) => packageId) : [];
  // Also read when nothing fits, so that an unknown ICCID takes as long as a known one.
  const known = await needs.offers.readOffers(fitting);
  const offers = known.filter((offer) => whyUnavailable(offer, 1, 'topup') === null);
  if (offers.length > 0) return { kind: 'offers', offers: offers.toSorted(byPrice) };
  return {
    kind: 'none',
    reason: target.kind === 'own' && fitting.length === 0 ? 'not-rechargeable' : 'none',
  };
}

function byPrice(one: Offer, other: Offer): number {
  return one.priceCents - other.priceCents || one.packageId.localeCompare(other.packageId);
}
