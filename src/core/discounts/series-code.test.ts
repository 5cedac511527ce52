import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST_SERIES_CODES, seriesCode, seriesCodes } from './series-code.ts';

test('ADMIN-73 a code of a series has letters that cannot be confused with others', () => {
  for (const code of seriesCodes('SUMMER', 2_000, randomInt))
    expect(code).toMatch(/^SUMMER-[ACDEFHJKMNPQRTUVWXY3479]{5}-[ACDEFHJKMNPQRTUVWXY3479]{5}$/);
});

test('ADMIN-73 the codes of a series are all different, also when the random numbers repeat', () => {
  let calls = 0;
  // The first three codes are the same.
  const repeating = () => (calls++ < 30 ? 4 : calls % 23);
  expect(new Set(seriesCodes('A', 5, repeating)).size).toBe(5);
  expect(new Set(seriesCodes('BIG', MOST_SERIES_CODES, randomInt)).size).toBe(MOST_SERIES_CODES);
});

test('ADMIN-73 a guess finds a code of the largest series once in thousands of millions', () => {
  const ends = new Set<number>();
  let letters = 0;
  seriesCode('X', (end) => {
    ends.add(end);
    letters += 1;
    return 0;
  });
  const [letterCount = 0] = ends;
  expect(letterCount ** letters / MOST_SERIES_CODES).toBeGreaterThan(8e9);
});
