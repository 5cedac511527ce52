import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LetterPairs } from './letter-pairs.ts';

test.each([
  ['ana', [1, 3, 11]],
  ['ban', [0, 7]],
  ['anna', [21]],
  ['n', [2, 4, 9, 12, 18, 22, 23]],
  ['nan', [2]],
  ['zban', []],
  ['annab', []],
  ['', []],
])('%j is at %j', (searched, positions) => {
  expect(new LetterPairs('banana\nbandana\nsaint anna').positionsOf(searched)).toEqual(positions);
});

test('finds what a comparison at every position finds', () => {
  const letters = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'ñ'), maxLength });
  fc.assert(
    fc.property(letters(30), letters(4), (text, searched) => {
      fc.pre(searched !== '');
      const everywhere = Array.from(text, (_, at) => at).filter((at) => text.startsWith(searched, at));
      expect(new LetterPairs(text).positionsOf(searched)).toEqual(everywhere);
    }),
  );
});
