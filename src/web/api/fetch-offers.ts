import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { FreshPlans } from '#core/cart/check-cart.ts';
import { daysStartText } from '#core/plans/texts/days-start-text.ts';
import { planExtras } from '#core/plans/texts/plan-extras.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import type { OffersResponse } from '#contract/catalogue/offers.ts';
import type { I18n } from '#messages/translate.ts';
import { createApiClient } from './api-client.ts';
import { planWords } from '../plans/card/plan-words.ts';

type Offer = OffersResponse['offers'][number];

export type OfferNeeds = I18n<'plans'> & Readonly<{ anonKey: string }>;

/** Facts that a cart item has no field for; keyed by package. */
export type OfferTexts = Readonly<{
  daysStart: ReadonlyMap<string, string>;
  /** "53 countries", "20 SMS": distinguishes plans of one destination, size and length. */
  extras: ReadonlyMap<string, readonly string[]>;
}>;

/** Plans as they are sold at this moment, in the language of the page; keyed by package. */
export type LocalizedOffers = OfferTexts & Readonly<{ plans: FreshPlans }>;

export const NO_OFFER_TEXTS: OfferTexts = { daysStart: new Map(), extras: new Map() };

/**
 * Returns null when the shop could not be reached. Load this module on demand: it contains the names of all
 * countries.
 */
export async function fetchOffers(
  packageIds: readonly string[],
  needs: OfferNeeds,
): Promise<LocalizedOffers | null> {
  try {
    const client = createApiClient({ anonKey: needs.anonKey });
    const response = await client.api['package-offers'].$get({ query: { ids: packageIds.join(',') } });
    return response.ok ? localizeOffers((await response.json()).offers, needs) : null;
  } catch {
    return null;
  }
}

function localizeOffers(offers: readonly Offer[], needs: OfferNeeds): LocalizedOffers {
  return {
    plans: new Map(offers.map((offer) => [offer.package_id, freshPlan(offer, needs)])),
    daysStart: new Map(offers.map((offer) => [offer.package_id, daysStartOf(offer, needs)])),
    extras: new Map(offers.map((offer) => [offer.package_id, planExtras(offer, needs.t)])),
  };
}

function freshPlan(offer: Offer, { language, t }: OfferNeeds) {
  const words = planWords(t);
  const country = destinationName(offer, language);
  return {
    title: words.title(offer, country),
    country,
    data: offer.is_unlimited ? words.unlimited() : offer.data_amount,
    validity: words.validity(offer.validity_days ?? DEFAULT_VALIDITY_DAYS),
    priceCents: offer.price_cents,
  };
}

function daysStartOf(offer: Offer, needs: OfferNeeds): string {
  return daysStartText(offer, destinationName(offer, needs.language), needs);
}
