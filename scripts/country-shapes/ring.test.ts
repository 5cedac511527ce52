import { expect, test } from 'vitest';
import { areaOf, boxOf, centreOf, pathOf, type Ring } from './ring.ts';

const SQUARE: Ring = [
  [10, 20],
  [30, 20],
  [30, 40],
  [10, 40],
];

test('area, centre and box of a ring are right in either direction of drawing', () => {
  for (const ring of [SQUARE, SQUARE.toReversed()]) {
    expect(areaOf(ring)).toBe(400);
    expect(centreOf(ring)).toEqual([20, 30]);
    expect(boxOf([ring])).toEqual({ x: 10, y: 20, w: 20, h: 20 });
  }
});

test('a path has relative coordinates and no unneeded spaces', () => {
  expect(pathOf([SQUARE])).toBe('M10 20l20 0 0 20-20 0z');
});
