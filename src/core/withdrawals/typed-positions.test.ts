import { expect, test } from 'vitest';
import { parsePositions } from './typed-positions.ts';

test.each([
  ['', []],
  [' ', []],
  ['1', [1]],
  ['3, 1', [1, 3]],
  ['1;2 2.', [1, 2]],
  ['0', null],
  ['201', null],
  ['first', null],
  ['-1', null],
  [Array.from({ length: 51 }, (_, index) => index + 1).join(), null],
])('LEGAL-06 the items %j of an order are read as %j', (typed, positions) => {
  expect(parsePositions(typed)).toEqual(positions);
});
