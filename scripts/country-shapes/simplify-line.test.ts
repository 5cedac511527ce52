import { expect, test } from 'vitest';
import { simplifyLine, type Point } from './simplify-line.ts';

test('points close to the line are removed, corners and ends stay', () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [10.1, 15],
    [10, 20],
  ];
  expect(simplifyLine(line, 2)).toEqual([0, 2, 5]);
  expect(simplifyLine(line, 0)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('an island stays an island however small it is', () => {
  const island: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ];
  expect(simplifyLine(island, 1000)).toHaveLength(4);
});
