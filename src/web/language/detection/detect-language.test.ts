import { expect, test } from 'vitest';
import { firstSupported } from './detect-language.ts';

test('the first supported language wins, whatever its country, and English when none is supported', () => {
  expect(firstSupported(['es-MX', 'en'])).toBe('es');
  expect(firstSupported(['fr-FR', 'fr', 'es'])).toBe('es');
  expect(firstSupported(['xx', 'en-GB', 'es'])).toBe('en');
  expect(firstSupported(['fr'])).toBe('en');
  expect(firstSupported([])).toBe('en');
});
