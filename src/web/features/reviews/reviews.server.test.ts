import { expect, test } from 'vitest';
import { NO_REVIEWS, type DestinationReviews } from '#core/reviews/published-reviews.ts';
import { aPublishedReview } from '#tests/builders/reviews/published-review.ts';
import { reviewMarkup } from './review-markup.ts';
import { readReviews } from './reviews.server.ts';

const read = (reviews: DestinationReviews, language: 'en' | 'es' = 'en') =>
  readReviews({ reviewsOf: () => reviews }, 'japan', language);

const THREE: DestinationReviews = {
  score: { count: 7, average: 4.3 },
  newest: [aPublishedReview(), aPublishedReview({ id: 'review-2', name: null, text: '', language: 'es' })],
};

test('REVIEW-11 without published reviews there is nothing to show', () => {
  expect(read(NO_REVIEWS)).toBeNull();
});

test('REVIEW-10 REVIEW-11 a review has its date, plan and name in the language of the page', () => {
  const english = read(THREE);
  expect(english).toMatchObject({ count: 7, average: { value: 4.3, text: '4.3' } });
  expect(english?.newest[0]).toMatchObject({
    name: 'Ana',
    date: 'November 12, 2026',
    day: '2026-11-12',
    plan: 'Japan eSIM, 5 GB, 7 days',
  });
  expect(english?.newest[1]).toMatchObject({ name: 'A traveller', language: 'es' });
  const spanish = read(THREE, 'es');
  expect(spanish?.average?.text).toBe('4,3');
  expect(spanish?.newest[1]).toMatchObject({
    name: 'Viajero o viajera',
    date: '12 de noviembre de 2026',
    plan: 'eSIM para Japón, 5 GB, 7 días',
  });
});

const product = { name: 'Japan eSIM', address: 'https://shop.example/esim/japan' };

test('REVIEW-12 markup has the published reviews, their average, and the id of the page’s product', () => {
  const reviews = read(THREE);
  if (reviews === null) throw new Error('There are reviews');
  expect(reviewMarkup({ ...product, reviews })).toMatchObject({
    '@type': 'Product',
    '@id': 'https://shop.example/esim/japan#product',
    aggregateRating: { ratingValue: 4.3, reviewCount: 7, bestRating: 5 },
    review: [
      {
        author: { name: 'Ana' },
        datePublished: '2026-11-12',
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Fast everywhere.',
      },
      { author: { name: 'A traveller' }, inLanguage: 'es' },
    ],
  });
});

test('REVIEW-12 markup of one or two reviews has no average', () => {
  const reviews = read({ score: { count: 1, average: null }, newest: [aPublishedReview()] });
  if (reviews === null) throw new Error('There is a review');
  const markup = reviewMarkup({ ...product, reviews });
  expect(markup.review).toHaveLength(1);
  expect(markup).not.toHaveProperty('aggregateRating');
});
