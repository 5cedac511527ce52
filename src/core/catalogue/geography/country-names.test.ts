import { expect, test } from 'vitest';
import { countryCodeOf, countryCodes, countryName } from './country-names.ts';

test('DATA-23 every country has an English and a Spanish name', () => {
  expect(countryCodes().length).toBeGreaterThan(245);
  for (const code of countryCodes()) {
    expect(countryName(code, 'en')).toMatch(/\S/);
    expect(countryName(code, 'es')).toMatch(/\S/);
  }
  expect([countryName('DE', 'en'), countryName('DE', 'es')]).toEqual(['Germany', 'Alemania']);
  expect(countryName('jp', 'es')).toBe('Japón');
  expect(countryName('ZZ', 'en')).toBeNull();
});

test('DATA-24 a name in either language, a short name and an older name map to the ISO code', () => {
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
    for (const language of ['en', 'es'] as const) {
      const name = countryName(code, language) ?? '';
      expect(countryName(countryCodeOf(name) ?? '', language)).toBe(name);
    }
  }
});
