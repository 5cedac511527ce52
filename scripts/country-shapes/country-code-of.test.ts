import { expect, test } from 'vitest';
import { countryCodes, countryName } from '#core/catalogue/geography/country-names.ts';
import { LANGUAGES } from '#core/language.ts';
import { countryCodeOf } from './country-code-of.ts';

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
