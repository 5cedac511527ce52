import { expect, test } from 'vitest';
import { CountrySearch } from './country-search.ts';

const search = new CountrySearch(['DE', 'ES', 'GB', 'JP', 'KR', 'CI']);
const found = (typed: string) => [...(search.find(typed) ?? ['everything'])];

test('MAP-01 SEARCH-10 SEARCH-11 the map’s list finds a country by its name in either language, without accents', () => {
  expect(found('alemania')).toEqual(['DE']);
  expect(found('Germany')).toEqual(['DE']);
  expect(found('JAPON')).toEqual(['JP']);
  expect(found('côte')).toEqual(['CI']);
});

test('MAP-01 SEARCH-12 SEARCH-14 short names and one typing error are accepted', () => {
  expect(found('uk')).toEqual(['GB']);
  expect(found('corea')).toEqual(['KR']);
  expect(found('germny')).toEqual(['DE']);
});

test('MAP-01 an empty search matches every country, and nonsense matches none', () => {
  expect(search.find('   ')).toBeNull();
  for (const nonsense of ['x'.repeat(10_000), '%', '💥', '\\']) expect(found(nonsense)).toEqual([]);
});

test('MAP-08 a country without plans is known by its name in any language, and others are not', () => {
  expect(['iran', 'Irán', 'siria', 'north kor'].map((typed) => search.findUnsold(typed))).toEqual([
    'IR',
    'IR',
    'SY',
    'KP',
  ]);
  for (const typed of ['', 'germany', 'canarias', 'zzzz', 'united'])
    expect(search.findUnsold(typed)).toBeNull();
});
