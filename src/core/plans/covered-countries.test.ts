import { expect, test } from 'vitest';
import { coveredCountries } from './covered-countries.ts';

test('CARD-12 a plan that lists no countries covers 172 when global and 127 when regional', () => {
  expect(coveredCountries({ countries: [], coverage_type: 'global' })).toBe(172);
  expect(coveredCountries({ countries: [], coverage_type: 'regional' })).toBe(127);
  expect(coveredCountries({ countries: ['FR', 'DE'], coverage_type: 'regional' })).toBe(2);
});
