import { expect, test } from 'vitest';
import { articleStructuredData, questionOf } from './guide-structured-data.ts';

const PAGE = {
  origin: 'https://shop.example',
  address: 'https://shop.example/guides/japan',
  title: 'Japan eSIM guide',
  description: 'Networks in Japan',
  picture: 'https://shop.example/share-en.jpg',
  language: 'en',
  changedAt: '2026-05-02T10:00:00.000Z',
  path: [
    { name: 'Home', address: 'https://shop.example/' },
    { name: 'Japan', address: 'https://shop.example/guides/japan' },
  ],
  questions: [{ question: 'Can you top it up?', answer: 'Every plan can.' }],
} as const;

test('GUIDE-13 a guide publishes its breadcrumb, itself as an article of the shop, and its questions', () => {
  expect(articleStructuredData(PAGE)['@graph']).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Japan' },
      ],
    },
    {
      '@type': 'Article',
      headline: 'Japan eSIM guide',
      inLanguage: 'en',
      dateModified: '2026-05-02T10:00:00.000Z',
      author: { '@type': 'Organization', '@id': 'https://shop.example/#organization' },
    },
    {
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Can you top it up?', acceptedAnswer: { text: 'Every plan can.' } }],
    },
  ]);
});

test('GUIDE-13 what is not known is not published: no date, no questions, never a rating', () => {
  const data = JSON.stringify(articleStructuredData({ ...PAGE, changedAt: null, questions: [] }));
  expect(data).toContain('"Article"');
  expect(data).not.toMatch(/dateModified|datePublished|FAQPage|rating|review/i);
});

test('GUIDE-13 an answer has the words of the page: sentences, rules, trips and places', () => {
  const section = questionOf({
    id: 'data',
    heading: 'How much data?',
    paragraphs: ['Counted.'],
    rules: [{ name: 'Every plan', text: 'The days start.' }],
    table: {
      caption: 'Use',
      columns: { trip: 'Trip', plan: 'Plan', price: 'Price' },
      trips: [
        { days: '7 days', need: '2.8 GB', plan: '3 GB, 30 days', price: '$9.00', to: '/esim/japan/x' },
        { days: '30 days', need: '10.6 GB', plan: 'No single plan holds it', price: null, to: null },
      ],
    },
    links: [{ to: '/esim/asia', name: 'Asia', note: 'from $4.50' }],
  });
  expect(section).toEqual({
    question: 'How much data?',
    answer: [
      'Counted.',
      'Every plan: The days start.',
      '7 days (2.8 GB): 3 GB, 30 days, $9.00',
      '30 days (10.6 GB): No single plan holds it',
      'Asia: from $4.50',
    ].join('\n'),
  });
});
