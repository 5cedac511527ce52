import { expect, test } from 'vitest';
import { dataCoupons } from './data-coupons.ts';

const couponsOf = (remainingMegabytes: number, totalMegabytes: number) =>
  dataCoupons({ remainingMegabytes, totalMegabytes }).map((fill) => Math.round(fill * 100) / 100);

test.each([
  [10_240, 10_240, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [4_198.4, 10_240, [1, 1, 1, 1, 0.1, 0, 0, 0, 0, 0]],
  [512, 1_024, [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]],
  [0, 1_024, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [0, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [2_048, 1_024, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
])('ESIM-22 %d of %d MB left fill ten coupons from the left', (remaining, total, expected) => {
  expect(couponsOf(remaining, total)).toEqual(expected);
});
