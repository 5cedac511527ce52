import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.server.ts';

test('SEARCH-27 the number of countries of several plans is said of the largest, not of the lowest price, in all languages', () => {
  const textsOf = (language: 'en' | 'es' | 'pt') => {
    const [home, guides] = [messagesOf(language, 'home'), messagesOf(language, 'destination-guides')];
    const offer = { plans: home('suggestions.plansFrom', { count: 12, price: '$4.50' }), count: 155 };
    return [
      home('suggestions.offerWide', offer),
      messagesOf(language, 'places')('regions.atMost', { count: 155 }),
      messagesOf(language, 'destination')('related.upTo', { count: 155 }),
      guides('wider.note', { count: 155, price: '$4.50' }),
    ];
  };
  expect(textsOf('en')).toEqual([
    '12 plans from $4.50; the largest covers 155 countries',
    'The largest covers 155 countries',
    'the largest covers 155 countries',
    'from $4.50; the largest covers 155 countries',
  ]);
  expect(textsOf('es')).toEqual([
    '12 planes desde $4.50; el mayor cubre 155 países',
    'El mayor cubre 155 países',
    'el mayor cubre 155 países',
    'desde $4.50; el mayor cubre 155 países',
  ]);
  expect(textsOf('pt')).toEqual([
    '12 planos a partir de $4.50; o maior cobre 155 países',
    'O maior cobre 155 países',
    'o maior cobre 155 países',
    'a partir de $4.50; o maior cobre 155 países',
  ]);
});
