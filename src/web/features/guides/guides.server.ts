import type { ShopReader } from '#contract/shop-reader.ts';
import type { GuideLink } from '#core/guides/guide.ts';
import { findGuides, guideSearch } from '#core/guides/find-guides.ts';
import { guideIndex, type GuideGroup, type IndexedDestination } from '#core/guides/guide-index.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { I18n, Translate } from '#messages/translate.ts';
import type { GuidesView } from './guide-view.ts';

/** The list of all guides, or of those that a text means, in one language. */
export function readGuides(shop: ShopReader, language: Language, typed: string | null): GuidesView {
  const t = messagesOf(language, 'destination-guides');
  const generations = new Map(shop.listCountryOffers().map((offer) => [offer.code, offer.bestGeneration]));
  const destinations = shop.listDestinations(language).map((destination) => ({
    ...destination,
    generation: generations.get(destination.countryCode ?? '') ?? null,
  }));
  const places = placesText(destinations, { language, t });
  const text = guideSearch(typed);
  const found = text === '' ? null : findGuides(destinations, text);
  return {
    title: t('index.title'),
    description: t('index.description', { places }),
    lead: t('index.lead', { places }),
    home: t('breadcrumb.home'),
    search: {
      text,
      words: {
        label: t('index.search.label'),
        placeholder: t('index.search.placeholder'),
        button: t('index.search.button'),
      },
    },
    found: found === null ? null : foundView(found, text, { language, t }),
    popular: text === '' ? popularView(shop, destinations, { language, t }) : null,
    groups: text === '' ? guideIndex(destinations).map((group) => groupView(group, language, t)) : [],
    next: [
      { to: '/compare', name: t('index.compare'), note: null },
      { to: '/coverage-map', name: t(found?.length === 0 ? 'index.mapOfAll' : 'index.map'), note: null },
    ],
  };
}

type Words = Translate<'destination-guides'>;

/** "230 countries and 9 regions": other pages count the countries only. */
function placesText(
  destinations: readonly IndexedDestination[],
  { language, t }: I18n<'destination-guides'>,
) {
  const countries = destinations.filter(({ countryCode }) => countryCode !== null).length;
  const regions = destinations.length - countries;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format([
    ...(countries === 0 ? [] : [t('index.countries', { count: countries })]),
    ...(regions === 0 ? [] : [t('index.regions', { count: regions })]),
  ]);
}

function popularView(
  shop: ShopReader,
  destinations: readonly IndexedDestination[],
  { language, t }: I18n<'destination-guides'>,
): GuidesView['popular'] {
  const links = shop.listPopular(language).flatMap(({ slug, countryCode }) => {
    const listed = destinations.find((destination) => destination.slug === slug);
    return listed === undefined || countryCode === null
      ? []
      : [{ ...linkTo(listed, language, t), countryCode }];
  });
  return links.length === 0 ? null : { heading: t('index.popular'), links };
}

function foundView(
  found: readonly IndexedDestination[],
  search: string,
  { language, t }: I18n<'destination-guides'>,
): GuidesView['found'] {
  return {
    status:
      found.length === 0 ? t('index.none', { search }) : t('index.found', { count: found.length, search }),
    hint: found.length === 0 ? t('index.noneHint') : null,
    links: found.map((destination) => ({
      ...linkTo(destination, language, t),
      ...(destination.countryCode === null ? {} : { countryCode: destination.countryCode }),
    })),
    all: t('index.all'),
  };
}

function groupView({ id, destinations, letters }: GuideGroup, language: Language, t: Words) {
  return {
    id,
    name: id === 'several' ? t('index.several') : t(`index.region.${id}`),
    count: destinations,
    letters: letters.map(({ letter, destinations: own }) => ({
      letter,
      links: own.map((destination) => linkTo(destination, language, t)),
    })),
  };
}

function linkTo({ slug, name, cheapestCents, generation }: IndexedDestination, language: Language, t: Words) {
  const from = t('index.from', { price: formatMoney(money(cheapestCents), language) });
  return {
    to: `/guides/${slug}`,
    name,
    note: generation === null ? from : `${t(`generation.${generation}`)} · ${from}`,
  } satisfies GuideLink;
}
