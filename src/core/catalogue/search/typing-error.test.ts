import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinOneError, startsWithinOneError } from './typing-error.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

/** The standard edit distance table: slow but easy to verify. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const line = table[row];
      if (line === undefined) continue;
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + same,
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

test('words that differ by one extra, missing, wrong or swapped letter match', () => {
  for (const typed of ['japan', 'jappan', 'japn', 'jopan', 'jpaan'])
    expect(isWithinOneError(typed, 'japan')).toBe(true);
  for (const typed of ['jpn', 'jappann', 'naapj', '']) expect(isWithinOneError(typed, 'japan')).toBe(false);
});

test('one error is exactly an edit distance of at most one, for any two words', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isWithinOneError(a, b)).toBe(distance(a, b) <= 1);
    }),
    { numRuns: 2000 },
  );
});

test('an unfinished word may contain the error too', () => {
  expect(startsWithinOneError('germn', 'germany')).toBe(true);
  expect(startsWithinOneError('swtiz', 'switzerland')).toBe(true);
  expect(startsWithinOneError('xwtiz', 'switzerland')).toBe(false);
});
