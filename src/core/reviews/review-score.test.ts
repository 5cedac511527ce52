import { expect, test } from 'vitest';
import { reviewScore } from './review-score.ts';

test('REVIEW-11 there is no average below three reviews', () => {
  expect(reviewScore({ count: 0, stars: 0 })).toEqual({ count: 0, average: null });
  expect(reviewScore({ count: 2, stars: 10 })).toEqual({ count: 2, average: null });
  expect(reviewScore({ count: 3, stars: 15 })).toEqual({ count: 3, average: 5 });
});

test('REVIEW-11 an average has one decimal', () => {
  expect(reviewScore({ count: 3, stars: 13 }).average).toBe(4.3);
  expect(reviewScore({ count: 8, stars: 37 }).average).toBe(4.6);
  expect(reviewScore({ count: 7, stars: 34 }).average).toBe(4.9);
});
