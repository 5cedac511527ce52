import type { TFunction } from 'i18next';
import { destinationName } from '#core/catalogue/destination.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFacts } from '#core/cart/check-cart.ts';
import type { Language } from '#core/language.ts';
import { daysStart } from '#core/plans/days-start.ts';
import { englishPlace } from '#core/plans/english-place.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import type { OffersAnswer } from '#contract/offers.ts';
import { createApiClient } from '../../api-client.ts';
import { askAvailability } from '../../ask-availability.ts';
import { daysStartLine, planWords } from '../../plan-words.ts';

type Offer = OffersAnswer['offers'][number];

type Needs = Readonly<{ anonKey: string; language: Language; t: TFunction<'plans'> }>;

/** What the shop says today about a cart, in the language of the page. */
export type SpokenFacts = CartFacts &
  Readonly<{
    /** When each plan's days start, by package. */
    daysStart: ReadonlyMap<string, string>;
  }>;

/** Null: the shop could not be asked. Loaded on demand: it brings the names of all countries with it. */
export async function askCartFacts(cart: Cart, needs: Needs): Promise<SpokenFacts | null> {
  const [answer, offers] = await Promise.all([askAvailability(cart, needs.anonKey), askOffers(cart, needs)]);
  if (answer === null || offers === null) return null;
  const plans = new Map(offers.map((offer) => [offer.package_id, freshPlan(offer, needs)]));
  return {
    availability: answer.results,
    plans,
    daysStart: new Map(offers.map((offer) => [offer.package_id, daysStartOf(offer, needs)])),
  };
}

async function askOffers(cart: Cart, { anonKey }: Needs): Promise<readonly Offer[] | null> {
  try {
    const ids = cart.map(({ packageId }) => packageId).join(',');
    const answer = await createApiClient({ anonKey }).api['package-offers'].$get({ query: { ids } });
    return answer.ok ? (await answer.json()).offers : null;
  } catch {
    return null;
  }
}

function freshPlan(offer: Offer, { language, t }: Needs) {
  const words = planWords(t);
  const country = destinationName(offer, language);
  return {
    title: words.title(offer.type, country),
    country,
    data: offer.is_unlimited ? words.unlimited() : offer.data_amount,
    validity: words.validity(offer.validity_days ?? DEFAULT_VALIDITY_DAYS),
    price: offer.price_cents / 100,
  };
}

function daysStartOf(offer: Offer, { language, t }: Needs): string {
  const country = destinationName(offer, language);
  const place = language === 'en' ? englishPlace(country) : country;
  return daysStartLine(daysStart(offer), offer.coverage_type === 'local' ? place : null, t);
}
