import { expect, test } from 'vitest';
import { countryCodes } from '#core/catalogue/geography/country-names.ts';
import { isSpanishSpeaking } from './spanish-speaking.ts';

test('LANG-13 twenty-one countries are Spanish-speaking, and an unknown country is not', () => {
  expect(countryCodes().filter(isSpanishSpeaking)).toHaveLength(21);
  expect(['ES', 'MX', 'AR', 'PR', 'GQ'].every(isSpanishSpeaking)).toBe(true);
  // Neighbours, Portuguese-speaking countries, and countries with many Spanish speakers where Spanish pages are not
  // expected.
  expect(['PT', 'BR', 'US', 'AD', 'BZ', 'PH', 'FR'].some(isSpanishSpeaking)).toBe(false);
  expect(isSpanishSpeaking(null)).toBe(false);
});
