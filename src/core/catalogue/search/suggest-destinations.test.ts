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

const AMERICA = ['MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'EC', 'BO', 'UY'];
const WIDE = anIndex([
  ...[...EUROPE, ...AMERICA].map((code) => aLocalPlan(code)),
  aRegionalPlan('Europe', EUROPE, { region: 'europe' }),
  aRegionalPlan('Latin America', AMERICA, { region: 'americas' }),
  aGlobalPlan([...EUROPE, ...AMERICA]),
]);

const suggested = (typed: string) => WORLD.suggestDestinations(typed).destinations;
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

test.each([
  ['balkans', 'Europe', 11],
  ['south america', 'Latin America', 8],
  ['sudamérica', 'Latin America', 8],
])('SEARCH-24 "%s" suggests %s first, which covers %d of its countries', (typed, name, count) => {
  const { destinations, group } = WIDE.suggestDestinations(typed);
  expect(destinations[0]).toMatchObject({
    destination: { names: { en: name } },
    reason: { kind: 'covers', count },
  });
  expect(destinations[1]?.reason?.kind).toBe('group');
  expect(group).toContain(destinations[1]?.destination.countryCode);
  expect(destinations.at(-1)?.destination.names.en, 'the world comes last').toBe('Global');
});

test('SEARCH-24 of two regions the one that covers more of the group comes first, however cheap the other is', () => {
  const index = anIndex([
    ...EUROPE.map((code) => aLocalPlan(code)),
    aRegionalPlan('Eastern Europe', EUROPE.slice(0, 9), { priceCents: 100 }),
    aRegionalPlan('Europe', EUROPE, { priceCents: 900 }),
  ]);
  expect(index.suggestDestinations('balcanes').destinations[0]?.destination.slug).toBe('europe');
});

test('SEARCH-24 the start of a country is not the start of a group', () => {
  expect(firstOf('south a')?.destination.names.en).toBe('South Africa');
  expect(WORLD.suggestDestinations('south a').group).toEqual([]);
});

test.each([
  ['united arab', 'United Arab Emirates'],
  ['new zea', 'New Zealand'],
  ['costa r', 'Costa Rica'],
  ['nueva zel', 'New Zealand'],
  ['bosnia h', 'Bosnia & Herzegovina'],
])('SEARCH-23 the unfinished "%s" is %s first', (typed, country) => {
  expect(firstOf(typed)?.destination.names.en).toBe(country);
  expect(listed(typed)).toContain(country);
});

test.each([
  ['paris france', 'France', 'Paris'],
  ['Tokyo, Japan', 'Japan', 'Tokyo'],
  ['france par', 'France', 'Paris'],
  ['barcelona es', 'Spain', 'Barcelona'],
  ['la paz bolivia', 'Bolivia', 'La Paz'],
  ['valencia venezuela', 'Venezuela', null],
  ['paris spain', 'Spain', null],
  ['10 gb spain', 'Spain', null],
  ['japan 30 days', 'Japan', null],
  ['esim para las bahamas', 'Bahamas', null],
  ['unlimited data tokyo', 'Japan', 'Tokyo'],
  ['planes ilimitados españa', 'Spain', null],
  ['🇪🇸', 'Spain', null],
  ['🇳🇪', 'Niger', null],
  ['🇯🇵 tokyo', 'Japan', 'Tokyo'],
  ['🇪🇸 10GB', 'Spain', null],
])('SEARCH-23 "%s" is %s, because of %s', (typed, country, place) => {
  const first = firstOf(typed);
  expect(first?.destination.names.en).toBe(country);
  expect(first?.reason?.names.en ?? null).toBe(place);
  const local = listed(typed).filter((title) => !['Europe', 'Asia', 'Latin America'].includes(title));
  expect(local).toEqual([country]);
});

test.each(['spain france', 'esim', '10 gb', '🇽🇽', 'a paris hotel by the river in france'])(
  'SEARCH-23 "%s" names no single country',
  (typed) => {
    expect(namesOf(typed)).toEqual([]);
    expect(listed(typed)).toEqual([]);
  },
);

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
