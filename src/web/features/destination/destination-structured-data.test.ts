import { expect, test } from 'vitest';
import { destinationStructuredData } from './destination-structured-data.ts';

const JAPAN = 'https://shop.example/esim/japan';

const data = destinationStructuredData({
  title: 'eSIM for Japan',
  description: 'Plans for Japan',
  address: JAPAN,
  picture: 'https://shop.example/share-en.jpg',
  path: [
    { name: 'Home', address: 'https://shop.example/' },
    { name: 'Japan', address: JAPAN },
  ],
  offers: [
    {
      id: 'sold-out',
      name: 'Japan eSIM, 500 MB, 1 Day',
      cents: 300,
      address: `${JAPAN}/sold-out`,
      isSoldOut: true,
    },
    {
      id: 'small',
      name: 'Japan eSIM, 1 GB, 7 Days',
      cents: 450,
      address: `${JAPAN}/small`,
      isSoldOut: false,
    },
    {
      id: 'large',
      name: 'Japan eSIM, 50 GB, 30 Days',
      cents: 8900,
      address: `${JAPAN}/large`,
      isSoldOut: true,
    },
  ],
});

test('PLANS-17 PAGE-21 a destination publishes its breadcrumb and its highest price, and the lowest that can be bought', () => {
  expect(data['@graph']).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Home' }, { position: 2 }] },
    {
      '@type': 'Product',
      offers: { lowPrice: '4.50', highPrice: '89.00', priceCurrency: 'USD', offerCount: 3 },
    },
  ]);
});

test('PLANS-17 CARD-19 each plan is an offer of its own, priced in US dollars', () => {
  expect(data['@graph'][1]).toMatchObject({
    offers: {
      offers: [
        { sku: 'sold-out', price: '3.00' },
        {
          '@type': 'Offer',
          sku: 'small',
          name: 'Japan eSIM, 1 GB, 7 Days',
          price: '4.50',
          priceCurrency: 'USD',
          url: `${JAPAN}/small`,
        },
        { sku: 'large', price: '89.00', priceCurrency: 'USD' },
      ],
    },
  });
});

test('PAGE-14 an offer shows whether the plan can be bought, and the product has a picture', () => {
  expect(data['@graph'][1]).toMatchObject({
    image: 'https://shop.example/share-en.jpg',
    offers: {
      offers: [
        { sku: 'sold-out', availability: 'https://schema.org/OutOfStock' },
        { sku: 'small', availability: 'https://schema.org/InStock' },
        { sku: 'large', availability: 'https://schema.org/OutOfStock' },
      ],
    },
  });
});

test('CARD-09 no rating and no review is published', () => {
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});
