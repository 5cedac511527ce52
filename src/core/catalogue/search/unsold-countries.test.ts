import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, anIndex, aQuery, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { countryCodes } from '../geography/country-names.ts';

const UNSOLD = new Set(['GL', 'IC', 'IR', 'KP', 'SD', 'SY']);
const SOLD = countryCodes().filter((code) => !UNSOLD.has(code));
const WORLD = anIndex([
  ...SOLD.map((code) => aLocalPlan(code)),
  aRegionalPlan('Europe', ['AL', 'DE', 'NO', 'SI', 'ES']),
  aGlobalPlan([...SOLD, 'GL']),
]);

const suggested = (typed: string) => WORLD.suggestDestinations(typed);
const namesOf = (typed: string) =>
  suggested(typed).destinations.map(({ destination }) => destination.names.en);
const listed = (search: string) => WORLD.listPackages(aQuery({ search, limit: 1000 }));

test.each([
  ['iran', 'IR'],
  ['Irán', 'IR'],
  ['Irã', 'IR'],
  ['🇮🇷', 'IR'],
  ['tehran', 'IR'],
  ['tehran iran', 'IR'],
  ['esim for iran', 'IR'],
  ['north kor', 'KP'],
  ['Corea del Norte', 'KP'],
  ['noth korea', 'KP'],
  ['syr', 'SY'],
  ['syria 5gb', 'SY'],
])('SEARCH-22 "%s" names a country without plans, and nothing else is found', (typed, code) => {
  expect(suggested(typed)).toMatchObject({ destinations: [], unsold: { code }, group: [] });
  expect(listed(typed)).toEqual([]);
});

test('SEARCH-22 a country without plans has its name in every language', () => {
  expect(suggested('iran').unsold?.names).toEqual({ en: 'Iran', es: 'Irán', pt: 'Irã' });
});

test('SEARCH-22 a country without plans of its own comes with the plans that include it', () => {
  expect(suggested('groenlandia').unsold?.code).toBe('GL');
  expect(suggested('groenlandia').destinations).toMatchObject([
    { destination: { slug: 'global' }, reason: { kind: 'includes', names: { en: 'Greenland' } } },
  ]);
});

test('SEARCH-09 SEARCH-22 plans whose title contains the name of a country without plans are found all the same', () => {
  expect(suggested('sudan').unsold?.code).toBe('SD');
  expect(namesOf('sudan')).toEqual(['South Sudan']);
  expect(listed('sudan').map(({ country_region }) => country_region)).toEqual(['South Sudan']);
});

test.each(['spain', 'ir', 'tirana', 'canarias', 'guinea', 'balkans', 'zzzz', 'korea'])(
  'SEARCH-22 "%s" names no country without plans',
  (typed) => {
    expect(suggested(typed).unsold).toBeNull();
  },
);

test('SEARCH-22 a part inside of a word of a place finds nothing', () => {
  expect(namesOf('birmingh')).toEqual(['United Kingdom', 'Global']);
  expect(namesOf('ingh')).toEqual([]);
});

test('SEARCH-22 a country without plans that nothing includes comes with destinations of its part of the world', () => {
  const codes = (index: typeof WORLD, near: string | null, slugs: readonly string[] = []) =>
    index.popularDestinations({ slugs, near }).map(({ destination }) => destination.countryCode);
  expect(codes(WORLD, 'IR')).toEqual(['AE', 'BH', 'IQ', 'IL', 'JO']);
  expect(codes(WORLD, null)[0]).toBe('JP');
  expect(codes(anIndex([aLocalPlan('JP')]), 'IR')).toEqual(['JP']);
  expect(codes(WORLD, 'IR', ['peru', 'jordan'])).toEqual(['JO', 'AE', 'BH', 'IQ', 'IL']);
});

test('SEARCH-26 before anything is typed the popular destinations of home are suggested, then well-travelled countries', () => {
  const slugs = (popular: readonly string[]) =>
    WORLD.popularDestinations({ slugs: popular, near: null }).map(({ destination }) => destination.slug);
  expect(slugs(['peru', 'europe', 'thailand', 'atlantis'])).toEqual([
    'peru',
    'europe',
    'thailand',
    'japan',
    'united-states',
  ]);
});
