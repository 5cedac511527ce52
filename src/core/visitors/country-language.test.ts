import { expect, test } from 'vitest';
import { countryCodes } from '#core/catalogue/geography/country-names.ts';
import { LANGUAGE_FACTS, LANGUAGES, OFFERED_BY_DEFAULT } from '#core/language.ts';
import { isSpanishSpeaking, languageOfCountry } from './country-language.ts';

test('LANG-13 twenty-one countries are Spanish-speaking, and an unknown country is not', () => {
  expect(countryCodes().filter(isSpanishSpeaking)).toHaveLength(21);
  expect(['ES', 'MX', 'AR', 'PR', 'GQ'].every(isSpanishSpeaking)).toBe(true);
  // Neighbours, Portuguese-speaking countries, and countries with many Spanish speakers where Spanish pages are not
  // expected.
  expect(['PT', 'BR', 'US', 'AD', 'BZ', 'PH', 'FR'].some(isSpanishSpeaking)).toBe(false);
  expect(isSpanishSpeaking(null)).toBe(false);
});

test('LANG-13 LANG-20 a country gets its language only where that is offered, and never the default one', () => {
  const offered = (country: string | null) => languageOfCountry(country, LANGUAGES);
  expect(['BR', 'PT', 'AO'].map(offered)).toEqual(['pt', 'pt', 'pt']);
  expect(['MX', 'US', 'JP', null].map(offered)).toEqual(['es', null, null, null]);
  expect(languageOfCountry('BR', OFFERED_BY_DEFAULT)).toBeNull();
  expect(languageOfCountry('MX', OFFERED_BY_DEFAULT)).toBe('es');
});

test('LANG-13 every listed country exists and has one language', () => {
  const listed = LANGUAGES.flatMap((language) =>
    LANGUAGE_FACTS[language].countries.split(' ').filter(Boolean),
  );
  expect(listed.filter((code) => !countryCodes().includes(code))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
