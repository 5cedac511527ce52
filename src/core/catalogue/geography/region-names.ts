import type { Language } from '#core/language.ts';
import { countryName } from './country-names.ts';
import { countriesOfRegion } from './country-regions.ts';
import type { Region } from '../packages/filters.ts';
import { foldText } from '../search/fold-text.ts';
import { AREA_NAMES } from './names/area-names.ts';

/** The region chips that filter by a list of destinations, not by coverage or by a word in the title. */
export type ListedRegion = Exclude<Region, 'all' | 'global' | 'middle_east'>;

/** Destinations of several countries, with the network's titles. `AREA_NAMES` has their other names. */
const AREAS: Readonly<Partial<Record<Region, readonly string[]>>> = {
  global: ['Global', 'World', 'Worldwide'],
  europe: [
    'Europe',
    'European Union',
    'Eastern Europe',
    'Western Europe',
    'Northern Europe',
    'Southern Europe',
    'Central Europe',
    'Scandinavia',
    'Nordics',
    'Baltics',
    'Balkans',
  ],
  asia: [
    'Asia',
    'Asia Pacific',
    'Southeast Asia',
    'East Asia',
    'Eastern Asia',
    'South Asia',
    'Southern Asia',
    'Central Asia',
    'Caucasus',
  ],
  americas: [
    'Americas',
    'North America',
    'Northern America',
    'Central America',
    'South America',
    'Latin America',
    'Caribbean',
    'Caribbean Islands',
  ],
  africa: [
    'Africa',
    'North Africa',
    'Northern Africa',
    'East Africa',
    'Eastern Africa',
    'West Africa',
    'Western Africa',
    'Southern Africa',
    'Sub-Saharan Africa',
  ],
  oceania: [
    'Oceania',
    'Australia and New Zealand',
    'Australia & New Zealand',
    'Australasia',
    'Pacific Islands',
    'Polynesia',
  ],
  middle_east: ['Middle East', 'Middle East and North Africa', 'Middle East & North Africa', 'Gulf States'],
};

// Both are made at their first use: a page that only shows names does not need them while it starts.
const namesByRegion = new Map<ListedRegion, ReadonlySet<string>>();
let areasByFoldedName: ReadonlyMap<string, string> | null = null;

/** Whether a destination's English name is in the region's list of countries and areas. */
export function isNameOfRegion(englishName: string, region: ListedRegion): boolean {
  const names = namesByRegion.get(region) ?? namesOf(region);
  namesByRegion.set(region, names);
  return names.has(foldText(englishName));
}

function namesOf(region: ListedRegion): ReadonlySet<string> {
  const countries = countriesOfRegion(region).flatMap((code) => countryName(code, 'en') ?? []);
  return new Set([...countries, ...(AREAS[region] ?? [])].map(foldText));
}

/** The name of a destination of several countries. Null: not in our list. */
export function nameOfArea(englishName: string, language: Language): string | null {
  areasByFoldedName ??= foldedAreas();
  const listed = areasByFoldedName.get(foldText(englishName));
  if (listed === undefined) return null;
  return language === 'en' ? englishName : (AREA_NAMES[language][listed] ?? listed);
}

function foldedAreas(): ReadonlyMap<string, string> {
  const areas = Object.values(AREAS).flat();
  return new Map(areas.map((name) => [foldText(name), name]));
}
