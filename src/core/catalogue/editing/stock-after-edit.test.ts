import { expect, test } from 'vitest';
import { stockAfterEdit } from './stock-after-edit.ts';

test.each([
  ['an edit of the price alone does not change the stock', 10, 10, 7, 7],
  ['adding five adds five, although three were sold in the meantime', 10, 15, 7, 12],
  ['removing more than the remaining stock gives zero, not less', 10, 2, 5, 0],
  ['a first stock value is stored as it is', null, 20, null, 20],
  ['removing the limit removes it', 10, null, 7, null],
] as const)('B31 B37 %s', (...row) => {
  const [, seen, wanted, current, after] = row;
  expect(stockAfterEdit({ seen, wanted, current })).toBe(after);
});
