import type { Language } from '#core/language.ts';
import { countryName } from './country-names.ts';
import type { CoverageType, Package } from '../packages/package.ts';
import { spanishNameOfArea } from './region-names.ts';

/** Everything on sale under one address `/esim/{slug}`. */
export type Destination = Readonly<{
  slug: string;
  /** As the network writes it, in English. */
  title: string;
  names: Readonly<Record<Language, string>>;
  countryCode: string | null;
  coverageType: CoverageType;
  region: string | null;
  plans: number;
  /** Of the cheapest plan, today. */
  cheapestCents: number;
}>;

type Titled = Pick<Package, 'country_region' | 'country_code'>;

/** CLDR's name of a country, our own of an area; what has neither keeps the network's title in both languages. */
export function destinationName({ country_region, country_code }: Titled, language: Language): string {
  const country = country_code === null ? null : countryName(country_code, language);
  if (country !== null) return country;
  return language === 'es' ? (spanishNameOfArea(country_region) ?? country_region) : country_region;
}
