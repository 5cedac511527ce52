import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
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
