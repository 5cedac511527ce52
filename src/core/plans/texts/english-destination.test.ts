import { expect, test } from 'vitest';
import { englishDestination } from './english-destination.ts';

test('a destination is correct in an English sentence', () => {
  const places = ['Japan', 'United States', 'Dominican Republic', 'Cayman Islands', 'Netherlands', 'Czechia'];
  expect(places.map(englishDestination)).toEqual([
    'Japan',
    'the United States',
    'the Dominican Republic',
    'the Cayman Islands',
    'the Netherlands',
    'Czechia',
  ]);
});
