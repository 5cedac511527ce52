import { expect, test } from 'vitest';
import { siteFacts } from './site-facts.ts';

test('PAGE-14 the home page names the organization and a search address that exists', () => {
  const facts = siteFacts({
    name: 'Landfall',
    origin: 'https://shop.example',
    home: 'https://shop.example/es',
    search: 'https://shop.example/es/plans',
    language: 'es',
  });
  expect(facts['@graph']).toMatchObject([
    {
      '@type': 'Organization',
      name: 'Landfall',
      url: 'https://shop.example/',
      logo: 'https://shop.example/icons/icon-512.png',
    },
    {
      '@type': 'WebSite',
      inLanguage: 'es',
      publisher: { '@id': 'https://shop.example/#organization' },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://shop.example/es/plans?search={search_term_string}' },
      },
    },
  ]);
});
