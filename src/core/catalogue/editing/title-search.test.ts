import { expect, test } from 'vitest';
import { readPackageSearch, TitleSearch } from './title-search.ts';

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

test.each([
  ['Japón 1GB', { data: '1 gb', words: ['japon'] }],
  ['500 mb  fiji 7', { data: '500 mb', words: ['fiji', '7'] }],
  ['sakura-hop-1gb', { data: null, words: ['sakura-hop-1gb'] }],
  ['  ', { data: null, words: [] }],
])('ADMIN-43 %j is read as an amount of data and words', (typed, read) => {
  expect(readPackageSearch(typed)).toEqual(read);
});
