import { expect, test } from 'vitest';
import { destinationStructuredData } from './destination-structured-data.ts';

const data = destinationStructuredData({
  title: 'eSIM for Japan',
  description: 'Plans for Japan',
  address: 'https://shop.example/esim/japan',
  path: [
    { name: 'Home', address: 'https://shop.example/' },
    { name: 'Japan', address: 'https://shop.example/esim/japan' },
  ],
  offers: 12,
  cents: { lowest: 450, highest: 8900 },
});

test('PLANS-17 a destination tells search engines its place in the shop and its prices', () => {
  expect(data['@graph']).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Home' }, { position: 2 }] },
    {
      '@type': 'Product',
      offers: { lowPrice: '4.50', highPrice: '89.00', priceCurrency: 'USD', offerCount: 12 },
    },
  ]);
});

test('CARD-09 no rating and no review is published', () => {
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});
