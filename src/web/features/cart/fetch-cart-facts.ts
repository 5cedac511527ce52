import type { Cart } from '#core/cart/cart.ts';
import type { CartFacts } from '#core/cart/check-cart.ts';
import { fetchAvailability } from '../../api/fetch-availability.ts';
import { fetchOffers, type OfferNeeds, type LocalizedOffers } from '../../api/fetch-offers.ts';
import { pageCart } from './page-cart.ts';

export type LocalizedFacts = CartFacts & LocalizedOffers;

/** Returns the shop's current facts about a cart. Null: the shop could not be reached. */
export async function fetchCartFacts(cart: Cart, needs: OfferNeeds): Promise<LocalizedFacts | null> {
  const ids = cart.map(({ packageId }) => packageId);
  const [response, offers] = await Promise.all([
    fetchAvailability(cart, { anonKey: needs.anonKey, cartId: pageCart.id() }),
    fetchOffers(ids, needs),
  ]);
  return response === null || offers === null ? null : { ...offers, availability: response.results };
}
