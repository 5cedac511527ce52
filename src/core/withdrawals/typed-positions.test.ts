import { expect, test } from 'vitest';
import { parseOrderNumber, parsePositions } from './typed-positions.ts';

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

test.each([
  ['100001', '100001'],
  [' #100 001 ', '100001'],
  ['0100001', '100001'],
  ['', null],
  ['0', null],
  ['10000x', null],
  ['1234567890123', null],
])('LEGAL-06 the order number %j is read as %j', (typed, number) => {
  expect(parseOrderNumber(typed)).toBe(number);
});
