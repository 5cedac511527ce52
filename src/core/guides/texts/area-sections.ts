import { countryName } from '#core/catalogue/geography/country-names.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import {
  breakEven,
  compareTrips,
  exampleCountries,
  type ComparedTrip,
} from '../comparison/several-countries.ts';
import { countriesByGeneration } from '../facts/networks.ts';
import type { GuideLink, GuideSection, GuideSource } from '../guide.ts';
import type { GuideWords } from './guide-words.ts';

/** What only a destination of several countries has: its networks by country, its countries, and when it pays. */
export function areaSections(source: GuideSource, words: GuideWords): readonly GuideSection[] {
  if (source.countryCode !== null) return [];
  return [
    networksByCountry(source, words),
    worthSection(source, words),
    countrySection(source, words),
  ].flatMap((section) => section ?? []);
}

function networksByCountry({ plans }: GuideSource, words: GuideWords): GuideSection | null {
  const { t, list, generation } = words;
  const groups = countriesByGeneration(plans).filter((group) => group.generation !== null);
  if (groups.length === 0) return null;
  const parts = groups.map(({ generation: its, members }) =>
    t('networks.countryGroup', { generation: generation(its), count: members.length }),
  );
  return {
    id: 'networks',
    heading: t('heading.networksSeveral'),
    paragraphs: [t('networks.countries', { groups: list(parts) })],
  };
}

/** The example of the comparison page, for this area. */
function worthSection({ plans, locals }: GuideSource, words: GuideWords): GuideSection | null {
  const { t, isGlobal } = words;
  const trips = compareTrips(exampleCountries(plans, locals), { locals, wider: plans });
  const text = worthText(trips, words);
  if (text === null) return null;
  return {
    id: 'worth',
    heading: isGlobal ? t('heading.worthGlobal') : t('heading.worth', { place: words.place }),
    paragraphs: [text],
    next: [
      { to: '/calculator', name: t('worth.calculator'), note: null },
      { to: '/compare', name: t('wider.compare'), note: null },
    ],
  };
}

function worthText(trips: readonly ComparedTrip[], words: GuideWords): string | null {
  const { t } = words;
  const found = breakEven(trips);
  const trip =
    found?.trip ?? trips.findLast(({ localCents, widerCents }) => localCents !== null && widerCents !== null);
  if (trip === undefined) return null;
  const values = tripValues(trip, words);
  if (found === null) return t('worth.never', values);
  if (trip.countries.length === 1) return t('worth.always', values);
  return t(found.isLasting ? 'worth.from' : 'worth.at', { ...values, number: trip.countries.length });
}

function tripValues({ countries, localCents, widerCents }: ComparedTrip, words: GuideWords) {
  const { t, list, price, language, isGlobal, place } = words;
  return {
    countries: list(countries.map((code) => placeWithArticle(countryName(code, language) ?? code, language))),
    local: price(localCents ?? 0),
    wider: price(widerCents ?? 0),
    place: isGlobal ? t('worth.theWorld') : place,
  };
}

function countrySection({ plans, locals }: GuideSource, words: GuideWords): GuideSection | null {
  const { t, language, generation } = words;
  const slugs = new Map(locals.map(({ country_code, slug }) => [country_code, slug]));
  const countries = countriesByGeneration(plans).flatMap((group) =>
    group.members.map((code): GuideLink => {
      const slug = slugs.get(code);
      return {
        to: slug === undefined ? null : `/guides/${slug}`,
        name: countryName(code, language) ?? code,
        note: group.generation === null ? null : generation(group.generation),
      };
    }),
  );
  if (countries.length === 0) return null;
  return {
    id: 'countries',
    heading: t('heading.countries'),
    paragraphs: [countText(plans, words)],
    links: countries.toSorted((a, b) => a.name.localeCompare(b.name, language)),
  };
}

function countText(plans: readonly Package[], { t, list }: GuideWords): string {
  const counts = new Map(plans.map(({ operator, countries }) => [operator, countries.length]));
  const [first = 0] = counts.values();
  if ([...counts.values()].every((count) => count === first)) return t('countries.same', { count: first });
  const brands = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([operator, count]) => t('countries.brand', { operator, count }));
  return t('countries.brands', { brands: list(brands) });
}
