import { expect, test } from 'vitest';
import { percentUsed } from './percent-used.ts';

test.each([
  [2_850, 3_072, 92],
  [3_071, 3_072, 99],
  [3_072, 3_072, 100],
  [3_100, 3_072, 100],
  [10, 3_072, 0],
])('USAGE-52 %i of %i MB are %i percent, in emails and on screens', (used, total, percent) => {
  expect(percentUsed(used, total)).toBe(percent);
});
