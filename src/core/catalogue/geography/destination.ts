import type { Language } from '#core/language.ts';
import { countryName } from './country-names.ts';
import type { CoverageType, Package } from '../packages/package.ts';
import { nameOfArea } from './region-names.ts';

/** Everything on sale under one address `/esim/{slug}`. */
export type Destination = Readonly<{
  slug: string;
  /** The network's title, in English. */
  title: string;
  names: Readonly<Record<Language, string>>;
  countryCode: string | null;
  coverageType: CoverageType;
  region: string | null;
  plans: number;
  /** Today's price of the cheapest plan. */
  cheapestCents: number;
}>;

type Titled = Pick<Package, 'country_region' | 'country_code'>;

/** The CLDR name of a country, or our own name of an area. Without either, the network's title in every language. */
export function destinationName({ country_region, country_code }: Titled, language: Language): string {
  const country = country_code === null ? null : countryName(country_code, language);
  if (country !== null) return country;
  return nameOfArea(country_region, language) ?? country_region;
}
