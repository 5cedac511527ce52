import { expect, test } from 'vitest';
import { stockAfterEdit } from './stock-after-edit.ts';

test.each([
  ['who changes only the price leaves the stock to the sales', 10, 10, 7, 7],
  ['who adds five adds five, though three were sold meanwhile', 10, 15, 7, 12],
  ['who takes away more than is left leaves none, not less', 10, 2, 5, 0],
  ['who counts for the first time has counted', null, 20, null, 20],
  ['who lifts the limit lifts it', 10, null, 7, null],
] as const)('B31 B37 %s', (...row) => {
  const [, seen, wanted, current, after] = row;
  expect(stockAfterEdit({ seen, wanted, current })).toBe(after);
});
