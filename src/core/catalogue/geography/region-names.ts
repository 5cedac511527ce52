import { countryName } from './country-names.ts';
import { countriesOfRegion } from './country-regions.ts';
import type { Region } from '../packages/filters.ts';
import { foldText } from '../search/fold-text.ts';

/** The region chips that filter by a list of destinations, not by coverage or by a word in the title. */
export type ListedRegion = Exclude<Region, 'all' | 'global' | 'middle_east'>;

type MultiCountryName = Readonly<{ en: string; es: string; region: Region }>;

/** Destinations of several countries, with the network's titles. The names are CLDR names where CLDR has one. */
const MULTI_COUNTRY_NAMES: readonly MultiCountryName[] = [
  { en: 'Global', es: 'Global', region: 'global' },
  { en: 'World', es: 'Mundo', region: 'global' },
  { en: 'Worldwide', es: 'Todo el mundo', region: 'global' },
  { en: 'Europe', es: 'Europa', region: 'europe' },
  { en: 'European Union', es: 'Unión Europea', region: 'europe' },
  { en: 'Eastern Europe', es: 'Europa oriental', region: 'europe' },
  { en: 'Western Europe', es: 'Europa occidental', region: 'europe' },
  { en: 'Northern Europe', es: 'Europa septentrional', region: 'europe' },
  { en: 'Southern Europe', es: 'Europa meridional', region: 'europe' },
  { en: 'Central Europe', es: 'Europa central', region: 'europe' },
  { en: 'Scandinavia', es: 'Escandinavia', region: 'europe' },
  { en: 'Nordics', es: 'Países nórdicos', region: 'europe' },
  { en: 'Baltics', es: 'Países bálticos', region: 'europe' },
  { en: 'Balkans', es: 'Balcanes', region: 'europe' },
  { en: 'Asia', es: 'Asia', region: 'asia' },
  { en: 'Asia Pacific', es: 'Asia-Pacífico', region: 'asia' },
  { en: 'Southeast Asia', es: 'Sudeste asiático', region: 'asia' },
  { en: 'East Asia', es: 'Asia oriental', region: 'asia' },
  { en: 'Eastern Asia', es: 'Asia oriental', region: 'asia' },
  { en: 'South Asia', es: 'Asia meridional', region: 'asia' },
  { en: 'Southern Asia', es: 'Asia meridional', region: 'asia' },
  { en: 'Central Asia', es: 'Asia central', region: 'asia' },
  { en: 'Caucasus', es: 'Cáucaso', region: 'asia' },
  { en: 'Americas', es: 'América', region: 'americas' },
  { en: 'North America', es: 'América del Norte', region: 'americas' },
  { en: 'Northern America', es: 'Norteamérica', region: 'americas' },
  { en: 'Central America', es: 'Centroamérica', region: 'americas' },
  { en: 'South America', es: 'Sudamérica', region: 'americas' },
  { en: 'Latin America', es: 'Latinoamérica', region: 'americas' },
  { en: 'Caribbean', es: 'Caribe', region: 'americas' },
  { en: 'Caribbean Islands', es: 'Islas del Caribe', region: 'americas' },
  { en: 'Africa', es: 'África', region: 'africa' },
  { en: 'North Africa', es: 'Norte de África', region: 'africa' },
  { en: 'Northern Africa', es: 'África septentrional', region: 'africa' },
  { en: 'East Africa', es: 'África oriental', region: 'africa' },
  { en: 'Eastern Africa', es: 'África oriental', region: 'africa' },
  { en: 'West Africa', es: 'África occidental', region: 'africa' },
  { en: 'Western Africa', es: 'África occidental', region: 'africa' },
  { en: 'Southern Africa', es: 'África meridional', region: 'africa' },
  { en: 'Sub-Saharan Africa', es: 'África subsahariana', region: 'africa' },
  { en: 'Oceania', es: 'Oceanía', region: 'oceania' },
  { en: 'Australia and New Zealand', es: 'Australia y Nueva Zelanda', region: 'oceania' },
  { en: 'Australia & New Zealand', es: 'Australia y Nueva Zelanda', region: 'oceania' },
  { en: 'Australasia', es: 'Australasia', region: 'oceania' },
  { en: 'Pacific Islands', es: 'Islas del Pacífico', region: 'oceania' },
  { en: 'Polynesia', es: 'Polinesia', region: 'oceania' },
  { en: 'Middle East', es: 'Oriente Medio', region: 'middle_east' },
  { en: 'Middle East and North Africa', es: 'Oriente Medio y Norte de África', region: 'middle_east' },
  { en: 'Middle East & North Africa', es: 'Oriente Medio y Norte de África', region: 'middle_east' },
  { en: 'Gulf States', es: 'Países del Golfo', region: 'middle_east' },
];

const BY_ENGLISH_NAME = new Map(MULTI_COUNTRY_NAMES.map((name) => [foldText(name.en), name]));

const NAMES_OF: Readonly<Record<ListedRegion, ReadonlySet<string>>> = {
  europe: namesOf('europe'),
  asia: namesOf('asia'),
  americas: namesOf('americas'),
  africa: namesOf('africa'),
  oceania: namesOf('oceania'),
};

function namesOf(region: ListedRegion): ReadonlySet<string> {
  const countries = countriesOfRegion(region).flatMap((code) => countryName(code, 'en') ?? []);
  const areas = MULTI_COUNTRY_NAMES.filter((name) => name.region === region).map((name) => name.en);
  return new Set([...countries, ...areas].map(foldText));
}

/** Whether a destination's English name is in the region's list of countries and areas. */
export function isNameOfRegion(englishName: string, region: ListedRegion): boolean {
  return NAMES_OF[region].has(foldText(englishName));
}

/** The Spanish name of a destination of several countries. Null: not in our list. */
export function spanishNameOfArea(englishName: string): string | null {
  return BY_ENGLISH_NAME.get(foldText(englishName))?.es ?? null;
}
