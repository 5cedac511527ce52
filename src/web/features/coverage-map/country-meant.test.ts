import { expect, test } from 'vitest';
import type { CountryView } from './coverage-view.ts';
import { countryMeant, wholeRegion } from './country-meant.ts';

type Country = Pick<CountryView, 'code' | 'name' | 'region'>;

const NIGER: Country = { code: 'NE', name: 'Niger', region: 'africa' };
const NIGERIA: Country = { code: 'NG', name: 'Nigeria', region: 'africa' };
const ALGERIA: Country = { code: 'DZ', name: 'Algeria', region: 'africa' };
const GERMANY: Country = { code: 'DE', name: 'Germany', region: 'europe' };

test.each<[string, readonly Country[], string | undefined]>([
  ['tokyo', [GERMANY], 'DE'],
  ['germ', [ALGERIA, GERMANY], 'DE'],
  ['Niger ', [ALGERIA, NIGER, NIGERIA], 'NE'],
  ['ni', [NIGER, NIGERIA], undefined],
  ['europe', [ALGERIA, GERMANY], undefined],
  ['zzz', [], undefined],
])('MAP-09 Enter after "%s" with the countries %j opens %s', (typed, found, code) => {
  expect(countryMeant(found, typed)?.code).toBe(code);
});

test('MAP-09 only all countries of a part of the world are that part', () => {
  const countries = [ALGERIA, GERMANY, NIGER];
  expect(wholeRegion([ALGERIA, NIGER], countries)).toBe('africa');
  expect(wholeRegion([ALGERIA], countries)).toBeNull();
  expect(wholeRegion(countries, countries)).toBeNull();
  expect(wholeRegion([], countries)).toBeNull();
});
