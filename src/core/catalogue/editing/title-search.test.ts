import { expect, test } from 'vitest';
import { TitleSearch } from './title-search.ts';

const search = new TitleSearch([
  { country_region: 'Japan', country_code: 'JP' },
  { country_region: 'Spain', country_code: 'ES' },
  { country_region: 'Europe', country_code: null },
]);

test('ADMIN-43 a destination is found by its English and Spanish name, without accents', () => {
  expect(search.find('japon')).toEqual(['Japan']);
  expect(search.find('Spain')).toEqual(['Spain']);
  expect(search.find('europa')).toEqual(['Europe']);
  expect(search.find('5 gb')).toEqual([]);
});
