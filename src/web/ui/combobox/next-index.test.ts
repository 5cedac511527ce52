import { expect, test } from 'vitest';
import { nextIndex } from './next-index.ts';

test('arrow down goes through the suggestions and back to the box', () => {
  expect([null, 0, 1, 2].map((index) => nextIndex(index, 1, 3))).toEqual([0, 1, 2, null]);
});

test('arrow up goes from the box to the last suggestion', () => {
  expect([null, 2, 1, 0].map((index) => nextIndex(index, -1, 3))).toEqual([2, 1, 0, null]);
});

test('with no suggestions the arrows stay in the box', () => {
  expect([nextIndex(null, 1, 0), nextIndex(null, -1, 0)]).toEqual([null, null]);
});
