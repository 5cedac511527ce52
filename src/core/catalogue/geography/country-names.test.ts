import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { countryCodeOf } from './country-code-of.ts';
import { countryCodes, countryName } from './country-names.ts';

test('DATA-23 every country has a name in every language', () => {
  expect(countryCodes().length).toBeGreaterThan(245);
  for (const code of countryCodes()) {
    for (const language of LANGUAGES) expect(countryName(code, language)).toMatch(/\S/);
  }
  expect(LANGUAGES.map((language) => countryName('DE', language))).toEqual([
    'Germany',
    'Alemania',
    'Alemanha',
  ]);
  expect(countryName('jp', 'es')).toBe('Japón');
  expect(countryName('ZZ', 'en')).toBeNull();
});

test('DATA-24 a name in any language, a short name and an older name map to the ISO code', () => {
  const names = {
    Japan: 'JP',
    japón: 'JP',
    'BOSNIA AND HERZEGOVINA': 'BA',
    'Bosnia y Herzegovina': 'BA',
    'Saint Lucia': 'LC',
    UK: 'GB',
    USA: 'US',
    UAE: 'AE',
    Corea: 'KR',
    Turkey: 'TR',
    EUA: 'US',
    'República Tcheca': 'CZ',
    'Bósnia e Herzegovina': 'BA',
    'Czech Republic': 'CZ',
    'Ivory Coast': 'CI',
    Bahamas: 'BS',
    'The Bahamas': 'BS',
  };
  for (const [name, code] of Object.entries(names)) expect([name, countryCodeOf(name)]).toEqual([name, code]);
  expect(countryCodeOf('Atlantis')).toBeNull();
});

test('DATA-24 every CLDR name maps back to a country of that name', () => {
  for (const code of countryCodes()) {
    for (const language of LANGUAGES) {
      const name = countryName(code, language) ?? '';
      expect(countryName(countryCodeOf(name) ?? '', language)).toBe(name);
    }
  }
});
