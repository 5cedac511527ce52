import { foldText } from '#core/catalogue/search/fold-text.ts';
import type { Generation } from '#core/catalogue/packages/network-generation.ts';
import { regionOfCountry, type CountryRegion } from '#core/catalogue/geography/country-regions.ts';

/** A destination with a guide. `name` is in the index's language. */
export type IndexedDestination = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  cheapestCents: number;
  generation: Generation | null;
}>;

/** `letter` null: a short list that needs no letters. */
export type GuideLetter = Readonly<{ letter: string | null; destinations: readonly IndexedDestination[] }>;

/** `several`: destinations of several countries. `other`: countries that no region lists. */
export type GuideGroup = Readonly<{
  id: CountryRegion | 'several' | 'other';
  destinations: number;
  letters: readonly GuideLetter[];
}>;

const ORDER: readonly GuideGroup['id'][] = [
  'several',
  'europe',
  'asia',
  'americas',
  'africa',
  'middle_east',
  'oceania',
  'other',
];

/** Every guide by region, then by the first letter of its name. Takes destinations sorted by name. */
export function guideIndex(destinations: readonly IndexedDestination[]): readonly GuideGroup[] {
  const groups = Map.groupBy(destinations, groupOf);
  return ORDER.flatMap((id) => {
    const own = groups.get(id) ?? [];
    if (own.length === 0) return [];
    return [{ id, destinations: own.length, letters: lettersOf(id, own) }];
  });
}

function lettersOf(id: GuideGroup['id'], own: readonly IndexedDestination[]): readonly GuideLetter[] {
  if (id === 'several') return [{ letter: null, destinations: own }];
  return [...Map.groupBy(own, letterOf)].map(([letter, destinations]) => ({ letter, destinations }));
}

function groupOf({ countryCode }: IndexedDestination): GuideGroup['id'] {
  return countryCode === null ? 'several' : (regionOfCountry(countryCode) ?? 'other');
}

/** "Åland" is under A, as readers look for it. */
function letterOf({ name }: IndexedDestination): string {
  return foldText(name).charAt(0).toUpperCase();
}
