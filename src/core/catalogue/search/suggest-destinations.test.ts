import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, anIndex, aQuery, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { countryCodes } from '../geography/country-names.ts';

const EUROPE = [
  'AL',
  'BA',
  'BG',
  'DE',
  'ES',
  'FR',
  'GB',
  'GR',
  'HR',
  'IT',
  'ME',
  'MK',
  'NL',
  'RO',
  'RS',
  'SI',
  'XK',
];
const WORLD = anIndex([
  ...countryCodes()
    .filter((code) => code !== 'IC')
    .map((code) => aLocalPlan(code)),
  aRegionalPlan('Europe', EUROPE, { region: 'europe' }),
  aRegionalPlan('Asia', ['JP', 'KR', 'TH', 'ID'], { region: 'asia' }),
  aRegionalPlan('Latin America', ['MX', 'BR', 'AR', 'CL', 'CO', 'PE'], { region: 'americas' }),
  aGlobalPlan(countryCodes()),
]);

const suggested = (typed: string) => WORLD.suggestDestinations(typed);
const namesOf = (typed: string) => suggested(typed).map(({ destination }) => destination.names.en);
const firstOf = (typed: string) => suggested(typed)[0];
const listed = (search: string) => [
  ...new Set(WORLD.listPackages(aQuery({ search, limit: 1000 })).map((item) => item.country_region)),
];

test.each([
  ['London', 'United Kingdom', 'London'],
  ['londres', 'United Kingdom', 'London'],
  ['tokio', 'Japan', 'Tokyo'],
  ['Tokyo', 'Japan', 'Tokyo'],
  ['Cancún', 'Mexico', 'Cancun'],
  ['hawaii', 'United States', 'Hawaii'],
  ['nueva york', 'United States', 'New York'],
  ['canarias', 'Spain', 'Canary Islands'],
  ['bangkok', 'Thailand', 'Bangkok'],
  ['seúl', 'South Korea', 'Seoul'],
  ['bali', 'Indonesia', 'Bali'],
  ['dubai', 'United Arab Emirates', 'Dubai'],
  ['roma', 'Italy', 'Rome'],
  ['paris', 'France', 'Paris'],
  ['barcelna', 'Spain', 'Barcelona'],
])('SEARCH-18 SEARCH-19 "%s" is %s first, because of %s', (typed, country, place) => {
  const first = firstOf(typed);
  expect(first?.destination.names.en).toBe(country);
  expect(first?.reason).toMatchObject({ kind: 'place', names: { en: place } });
  expect(listed(typed)).toContain(country);
});

test.each([
  ['jpn', 'Japan'],
  ['JP', 'Japan'],
  ['gbr', 'United Kingdom'],
])('SEARCH-18 the code %s finds %s', (typed, country) => {
  expect(firstOf(typed)?.destination.names.en).toBe(country);
  expect(listed(typed)).toContain(country);
});

test('SEARCH-19 an exact match of a place adds no guesses', () => {
  expect(namesOf('paris')).toEqual(['France', 'Europe', 'Global']);
  expect(listed('paris').sort()).toEqual(['Europe', 'France']);
  expect(listed('lisboa')).toEqual(['Portugal']);
});

test('SEARCH-14 SEARCH-19 an unfinished word with a wrong letter does not match a country', () => {
  expect(namesOf('pakas')).toEqual([]);
  expect(listed('pakas')).toEqual([]);
  expect(namesOf('pakisten')[0]).toBe('Pakistan');
});

test('SEARCH-18 a group of countries finds its own destination, or else its countries', () => {
  expect(namesOf('latam')[0]).toBe('Latin America');
  expect(listed('latam')).toEqual(['Latin America']);
  const balkans = suggested('balcanes');
  expect(balkans.map(({ destination }) => destination.names.en)).toEqual(
    expect.arrayContaining(['Greece', 'Albania']),
  );
  expect(balkans.find(({ destination }) => destination.slug === 'europe')?.reason).toEqual({
    kind: 'covers',
    names: { en: 'Balkans', es: 'Balcanes', pt: 'Bálcãs' },
    count: 11,
  });
  expect(listed('balkans')).toEqual(expect.arrayContaining(['Serbia', 'Europe']));
  expect(listed('balkans')).not.toContain('Asia');
  expect(listed('balkans')).not.toContain('France');
});

test('SEARCH-16 the country comes first, then the regions that include it, and never a region twice', () => {
  const japan = suggested('japon');
  expect(japan.map(({ destination, reason }) => [destination.names.en, reason?.kind ?? null])).toEqual([
    ['Japan', null],
    ['Asia', 'includes'],
    ['Global', 'includes'],
  ]);
  expect(japan[1]?.reason?.names).toEqual({ en: 'Japan', es: 'Japón', pt: 'Japão' });
  expect(namesOf('europa')).toEqual(['Europe']);
});

test('a search matches one destination, several, or none', () => {
  const meant = (search: string) => WORLD.destinationMeant(search)?.slug ?? null;
  expect(meant('japón')).toBe('japan');
  expect(meant('Londres')).toBe('united-kingdom');
  expect(meant('Europe')).toBe('europe');
  expect(meant('united')).toBeNull();
  expect(meant('an')).toBeNull();
  expect(meant('qqqq')).toBeNull();
});

test('the start of a place name gives suggestions, and does not fill the list when a country matches', () => {
  expect(namesOf('fran')).toEqual(expect.arrayContaining(['France', 'Germany']));
  expect(listed('fran')).not.toContain('Germany');
  expect(listed('franc')).toContain('France');
  expect(listed('frankf').sort()).toEqual(['Europe', 'Germany']);
});

test.each([
  ['l.a.', 'United States'],
  ['la india', 'India'],
  ['the usa', 'United States'],
  ['los estados unidos', 'United States'],
  ['st barts', 'St. Barthélemy'],
  ['vietman', 'Vietnam'],
  ['turkia', 'Türkiye'],
])('SEARCH-20 "%s" is %s first', (typed, country) => {
  expect(firstOf(typed)?.destination.names.en).toBe(country);
});

test.each(['<b>', 'd.r.', 'x.y.'])('SEARCH-20 single letters between signs find nothing: %s', (typed) => {
  expect(namesOf(typed)).toEqual([]);
  expect(listed(typed)).toEqual([]);
});

test('SEARCH-20 a name that has an article keeps it', () => {
  expect(firstOf('la paz')?.reason).toMatchObject({ kind: 'place', names: { en: 'La Paz' } });
  expect(firstOf('el salvador')?.destination.names.en).toBe('El Salvador');
});
