import { expect, test } from 'vitest';
import { countryCodes } from '#core/catalogue/geography/country-names.ts';
import { isSpanishSpeaking } from './spanish-speaking.ts';

test('LANG-13 twenty-one countries speak Spanish, and a country nobody knows does not', () => {
  expect(countryCodes().filter(isSpanishSpeaking)).toHaveLength(21);
  expect(['ES', 'MX', 'AR', 'PR', 'GQ'].every(isSpanishSpeaking)).toBe(true);
  // Neighbours, Portuguese, and places where many speak it but pages are not expected in it.
  expect(['PT', 'BR', 'US', 'AD', 'BZ', 'PH', 'FR'].some(isSpanishSpeaking)).toBe(false);
  expect(isSpanishSpeaking(null)).toBe(false);
});
