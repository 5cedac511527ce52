import { expect, test } from 'vitest';
import { destinationInSentence } from './destination-in-sentence.ts';

test('a destination is correct in an English sentence', () => {
  const places = ['Japan', 'United States', 'Dominican Republic', 'Cayman Islands', 'Netherlands', 'Czechia'];
  expect(places.map((place) => destinationInSentence(place, 'en'))).toEqual([
    'Japan',
    'the United States',
    'the Dominican Republic',
    'the Cayman Islands',
    'the Netherlands',
    'Czechia',
  ]);
  expect(destinationInSentence('Reino Unido', 'es')).toBe('Reino Unido');
});
