import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { everydayNeed } from '../facts/everyday-trips.ts';
import { COMPARED_DAYS, weekOf, widerOffers, type WiderOffer } from '../facts/wider-offers.ts';
import type { GuideLink, GuideSection, GuideSource } from '../guide.ts';
import type { GuideWords } from './guide-words.ts';

/** Plans for several countries that include this one. Null: the destination itself has several countries. */
export function widerSection(source: GuideSource, words: GuideWords): GuideSection | null {
  const { t, place } = words;
  if (source.countryCode === null) return null;
  const section = { id: 'wider', heading: t('heading.wider', { place }) } as const;
  const offers = widerOffers(source.working);
  if (offers.length === 0) return { ...section, paragraphs: [t('wider.none', { place })] };
  return {
    ...section,
    paragraphs: [
      ...(offers.every(({ coverageType }) => coverageType === 'global')
        ? [t('wider.onlyGlobal', { place })]
        : []),
      ...weekTexts(offers, source, words),
    ],
    links: offers.map((offer) => offerLink(offer, words)),
    next: [{ to: '/compare', name: t('wider.compare'), note: null }],
  };
}

function offerLink({ slug, sample, mostCountries, cheapestCents }: WiderOffer, words: GuideWords): GuideLink {
  const { t, language, price } = words;
  return {
    to: `/esim/${slug}`,
    name: destinationName(sample, language),
    note: t('wider.note', { count: mostCountries, price: price(cheapestCents) }),
  };
}

/** The price of one week with each kind of plan, and which of them costs least. */
function weekTexts(offers: readonly WiderOffer[], source: GuideSource, words: GuideWords): readonly string[] {
  const { t, language } = words;
  const own = weekOf(source.working.filter(({ slug }) => slug === source.slug));
  const wider = offers.flatMap((offer) =>
    offer.week === null ? [] : [{ offer, cents: offer.week.priceCents }],
  );
  const cheapest = wider.toSorted((a, b) => a.cents - b.cents)[0];
  if (cheapest === undefined) return [];
  const prices = [
    ...(own === null ? [] : [t('wider.local', { price: words.price(own.priceCents), place: words.place })]),
    ...wider.map(({ offer, cents }) => offerPrice(offer, words.price(cents), words)),
  ];
  const need = formatData(shownNeed(everydayNeed(COMPARED_DAYS).megabytes), language);
  const week = t('wider.week', { need, prices: words.list(prices) });
  return own === null ? [week] : [week, ...conclusion(cheapest, own.priceCents, words)];
}

function offerPrice(
  { coverageType, sample }: WiderOffer,
  price: string,
  { t, language }: GuideWords,
): string {
  if (coverageType === 'global') return t('wider.global', { price });
  return t('wider.regional', { price, place: placeWithArticle(destinationName(sample, language), language) });
}

type Cheapest = Readonly<{ offer: WiderOffer; cents: number }>;

function conclusion({ offer, cents }: Cheapest, ownCents: number, words: GuideWords): readonly string[] {
  const { t, place, language } = words;
  if (ownCents < cents) return [t('wider.localIsBest', { place })];
  if (ownCents === cents) return [];
  if (offer.coverageType === 'global') return [t('wider.globalIsBest', { place })];
  const area = placeWithArticle(destinationName(offer.sample, language), language);
  return [t('wider.widerIsBest', { area, place })];
}
