import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { PLACE_NAMES } from '../../geography/names/place-names.ts';
import { countryCodes } from '../../geography/country-names.ts';
import { foldText } from '../fold-text.ts';
import { countryOfCode } from '../country-codes.ts';
import { KNOWN_PLACES, allNamesOf } from './known-places.ts';

const CODES = new Set(countryCodes());
const PLACES = KNOWN_PLACES.filter(({ isGroup }) => !isGroup);

test('SEARCH-18 there are at least 600 places, each named in every language', () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(600);
  for (const { names } of KNOWN_PLACES) {
    for (const language of LANGUAGES) expect(names[language].trim()).toMatch(/\S/);
  }
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const differing = PLACES.filter(({ names }) => foldText(names.en) !== foldText(names[language]));
    expect(differing.length, language).toBeGreaterThan(200);
  }
});

test('SEARCH-18 every translated name belongs to a place in the list', () => {
  const listed = new Set(KNOWN_PLACES.map(({ names }) => names.en));
  for (const places of Object.values(PLACE_NAMES))
    expect(Object.keys(places).filter((name) => !listed.has(name))).toEqual([]);
});

test('SEARCH-18 every place is in existing countries, and a group has several', () => {
  for (const { names, countries, isGroup } of KNOWN_PLACES) {
    expect(
      countries.filter((code) => !CODES.has(code)),
      names.en,
    ).toEqual([]);
    expect(new Set(countries).size, names.en).toBe(countries.length);
    expect(countries.length, names.en).toBeGreaterThan(isGroup ? 1 : 0);
  }
});

test('SEARCH-18 no two places share a name', () => {
  const owners = new Map<string, string>();
  for (const place of KNOWN_PLACES) {
    for (const name of new Set(allNamesOf(place).map(foldText))) {
      expect(owners.get(name), name).toBeUndefined();
      owners.set(name, place.names.en);
    }
  }
});

test('SEARCH-18 every country but the Canary Islands has its two ISO codes, and none belongs to two', () => {
  const alpha3 = 'jpn gbr usa esp deu kor are che hrv xkx'.split(' ').map(countryOfCode);
  expect(alpha3).toEqual(['JP', 'GB', 'US', 'ES', 'DE', 'KR', 'AE', 'CH', 'HR', 'XK']);
  const withoutCode = [...CODES].filter((code) => countryOfCode(code) !== code);
  expect(withoutCode).toEqual(['IC']);
  expect(countryOfCode('JpN')).toBe('JP');
  expect(countryOfCode('qqq')).toBeNull();
});
