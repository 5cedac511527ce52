import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { COVERAGE_TYPES } from '#core/catalogue/packages/package.ts';
import type { Comparison } from './comparison.ts';
import type { CheapestKinds } from './compare-kinds.ts';
import type { RegionFacts } from './compare-regions.ts';
import type { ComparisonWords } from './comparison-words.ts';

type Facts = Readonly<{
  cheapest: CheapestKinds;
  regions: readonly RegionFacts[];
  worldwide: RegionFacts | undefined;
}>;

type Worth = Comparison['worth']['kinds'];

/** When each kind is worth it, one sentence or two per kind; nothing about a kind that is not on sale. */
export function worthTexts({ cheapest, regions, worldwide }: Facts, words: ComparisonWords): Worth {
  const texts = {
    local: localText(cheapest, words),
    regional: regionalText(cheapest, regions, words),
    global: worldwide === undefined ? [] : [globalText(worldwide, words)],
  };
  return COVERAGE_TYPES.flatMap((kind) =>
    texts[kind].map((text) => ({ name: words.t(`kind.${kind}`), text })),
  );
}

function localText({ countries, local }: CheapestKinds, { t }: ComparisonWords): readonly string[] {
  if (countries === 0) return [];
  return [local === countries ? t('worth.localAll') : t('worth.local', { local, countries })];
}

function regionalText(
  { wider }: CheapestKinds,
  regions: readonly RegionFacts[],
  words: ComparisonWords,
): readonly string[] {
  if (regions.length === 0) return [];
  const { t } = words;
  const alone = wider === 0 ? [] : [t('worth.regionalOne', { count: wider })];
  return [[...alone, routesText(regions, words)].join(' ')];
}

function routesText(regions: readonly RegionFacts[], { t, list, place }: ComparisonWords): string {
  const found = regions.flatMap(({ sample, found: even }) =>
    even?.isLasting === true ? [{ place: place(sample), number: even.trip.countries.length }] : [],
  );
  if (found.length === 0) {
    const isNever = regions.every((region) => region.found === null);
    return isNever ? t('worth.regionalNever', { most: MAX_STOPS }) : t('worth.regionalDepends');
  }
  const numbers = found.map(({ number }) => number);
  const [fewest, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (fewest === most)
    return t('worth.regionalFrom', { fewest, regions: list(found.map((one) => one.place)) });
  const regionsText = list(found.map((one) => `${one.place} (${one.number})`));
  return t('worth.regionalRange', { fewest, most, regions: regionsText });
}

function globalText({ found, longest, mostCountries }: RegionFacts, words: ComparisonWords): string {
  const { t, list, country, price } = words;
  const trip = found?.trip ?? longest;
  const values = {
    countries: list(trip.countries.map(country)),
    local: price(trip.localCents),
    wider: price(trip.widerCents),
    most: mostCountries,
    number: trip.countries.length,
  };
  return t(found === null ? 'worth.globalNever' : 'worth.globalFrom', values);
}
