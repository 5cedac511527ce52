import { expect, test } from 'vitest';
import { canChange, tidyReview } from './review.ts';

test('REVIEW-10 a review without a name is stored without one, however many spaces were typed', () => {
  expect(tidyReview({ stars: 5, text: '  Good.\r\nFast. ', name: ' \t ', language: 'en' })).toEqual({
    stars: 5,
    text: 'Good.\nFast.',
    name: null,
    language: 'en',
  });
  expect(tidyReview({ stars: 1, text: '', name: '  Ana \n María ', language: 'es' }).name).toBe('Ana María');
});

test('REVIEW-06 a review may be changed while it waits, and not after a decision', () => {
  expect([canChange('waiting'), canChange('published'), canChange('rejected')]).toEqual([true, false, false]);
});
