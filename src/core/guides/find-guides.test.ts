import { expect, test } from 'vitest';
import { findGuides, guideSearch } from './find-guides.ts';

const DESTINATIONS = [
  { name: 'Alemania', countryCode: 'DE' },
  { name: 'Europa', countryCode: null },
  { name: 'Indonesia', countryCode: 'ID' },
  { name: 'Níger', countryCode: 'NE' },
  { name: 'Nigeria', countryCode: 'NG' },
];
const found = (search: string) => findGuides(DESTINATIONS, search).map(({ name }) => name);

test('GUIDE-19 a guide is found by a name in any language, by a city and with a typing error, the exact name first', () => {
  expect(found('germany')).toEqual(['Alemania']);
  expect(found('europa')).toEqual(['Europa']);
  expect(found('Bali')).toEqual(['Indonesia']);
  expect(found('niger')).toEqual(['Níger', 'Nigeria']);
  expect(found('alemnia')).toEqual(['Alemania']);
  expect(found('atlantis')).toEqual([]);
});

test('GUIDE-19 spaces do not search, and a text has a maximum length', () => {
  expect([guideSearch(null), guideSearch('  '), guideSearch(' Bali ')]).toEqual(['', '', 'Bali']);
  expect(guideSearch('a'.repeat(500))).toHaveLength(80);
});
