import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import { highestBadge, type Badge } from './badges.ts';
import { continentCount } from './stamp-style.ts';

/** What the traveller turned on. Nothing is on at first: a picture in public must not say where its owner is. */
export type PictureChoices = Readonly<{ showsCurrentCountries: boolean; showsDates: boolean }>;

export const CAREFUL: PictureChoices = { showsCurrentCountries: false, showsDates: false };

type Stamp = Readonly<{ countryCode: string; country: string; region: CountryRegion; isCurrent: boolean }>;

export type PictureStamp = Readonly<{
  countryCode: string;
  country: string;
  region: CountryRegion;
  /** A date if turned on, otherwise a year. */
  when: string;
}>;

export type SharedPicture = Readonly<{
  stamps: readonly PictureStamp[];
  continents: number;
  badge: Badge | null;
}>;

type Times<Entry> = Readonly<{ dateOf: (stamp: Entry) => string; yearOf: (stamp: Entry) => string }>;

/**
 * Everything that the picture to share may say. Countries that are left out do not count either, and countries not
 * visited yet, names and addresses are never part of it.
 */
export function sharedPicture<Entry extends Stamp>(
  stamps: readonly Entry[],
  { showsCurrentCountries, showsDates }: PictureChoices,
  { dateOf, yearOf }: Times<Entry>,
): SharedPicture {
  const shown = stamps.filter(({ isCurrent }) => showsCurrentCountries || !isCurrent);
  return {
    stamps: shown.map((stamp) => ({
      countryCode: stamp.countryCode,
      country: stamp.country,
      region: stamp.region,
      when: showsDates ? dateOf(stamp) : yearOf(stamp),
    })),
    continents: continentCount(shown.map(({ region }) => region)),
    badge: highestBadge(shown.length),
  };
}
