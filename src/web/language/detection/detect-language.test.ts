import { expect, test } from 'vitest';
import { firstSpoken } from './detect-language.ts';

test('the first supported language wins, whatever its country, and English when none is supported', () => {
  expect(firstSpoken(['es-MX', 'en'])).toBe('es');
  expect(firstSpoken(['fr-FR', 'fr', 'es'])).toBe('es');
  expect(firstSpoken(['xx', 'en-GB', 'es'])).toBe('en');
  expect(firstSpoken(['fr'])).toBe('en');
  expect(firstSpoken([])).toBe('en');
});
