import type { Country } from './read-countries.ts';

export type RegionalDestination = Readonly<{
  slug: string;
  title: string;
  /** Names of its two operators: the standard one, and one that covers only the most travelled countries. */
  brands: readonly [string, string];
  /** Dollars for one gigabyte and seven days with the first and the second operator. */
  firstGigabyte: readonly [number, number];
  covers: (country: Country) => boolean;
  hasVoice: boolean;
}>;

const NORTH_AMERICA = ['US', 'CA', 'MX'];
const NORTH_AFRICA = ['EG', 'MA', 'TN', 'DZ', 'LY'];

/** The network's own list and slugs: eight regions, and the whole world as "world". */
export const REGIONAL_DESTINATIONS: readonly RegionalDestination[] = [
  {
    slug: 'world',
    title: 'Global',
    brands: ['Meridian', 'Seven Seas'],
    firstGigabyte: [9, 8],
    covers: (country) => country.demand < 3,
    hasVoice: true,
  },
  {
    slug: 'europe',
    title: 'Europe',
    brands: ['Continental', 'Grand Tour'],
    firstGigabyte: [5, 4.6],
    covers: (country) => country.area === 'europe',
    hasVoice: true,
  },
  {
    slug: 'asia',
    title: 'Asia',
    brands: ['Silk Thread', 'Monsoon'],
    firstGigabyte: [5, 4.6],
    covers: (country) => country.area === 'asia' && country.code !== 'TM' && country.code !== 'AF',
    hasVoice: false,
  },
  {
    slug: 'africa',
    title: 'Africa',
    brands: ['Savanna Link', 'Baobab Ring'],
    firstGigabyte: [12, 11],
    covers: (country) => country.area === 'africa' && country.cost < 5,
    hasVoice: false,
  },
  {
    slug: 'north-america',
    title: 'North America',
    brands: ['Three Flags', 'Great Plains'],
    firstGigabyte: [5.5, 5],
    covers: (country) => NORTH_AMERICA.includes(country.code),
    hasVoice: true,
  },
  {
    slug: 'latin-america',
    title: 'Latin America',
    brands: ['Cordillera', 'Sur Norte'],
    firstGigabyte: [8, 7.5],
    covers: (country) => country.area === 'latin-america' && country.cost < 5,
    hasVoice: false,
  },
  {
    slug: 'caribbean-islands',
    title: 'Caribbean Islands',
    brands: ['Trade Wind', 'Island Chain'],
    firstGigabyte: [9.5, 9],
    covers: (country) => country.area === 'caribbean' && country.cost < 5,
    hasVoice: false,
  },
  {
    slug: 'middle-east-and-north-africa',
    title: 'Middle East and North Africa',
    brands: ['Caravan', 'Oasis Ring'],
    firstGigabyte: [7.5, 7],
    covers: (country) => country.area === 'middle-east' || NORTH_AFRICA.includes(country.code),
    hasVoice: false,
  },
  {
    slug: 'oceania',
    title: 'Oceania',
    brands: ['Southern Cross', 'Outrigger'],
    firstGigabyte: [7.5, 7],
    covers: (country) => country.area === 'oceania' && country.cost < 5,
    hasVoice: false,
  },
];
