import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testsInFile } from '#scripts/rules/tests-in-file.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const ROWS = [
  ...read('docs/bugs-elsewhere.md').matchAll(/^\| (B\d+) +\|(?<what>[^|]+)\|(?<where>[^|]+)\|$/gm),
].map(({ 1: id = '', groups }) => ({
  id,
  what: groups?.['what']?.trim() ?? '',
  files: [...(groups?.['where'] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}));

test('every bug of the order flow, of stock, coupons, price and editing is listed once', () => {
  expect(ROWS.map(({ id }) => id)).toEqual(Array.from({ length: 37 }, (_, index) => `B${index + 1}`));
  expect(ROWS.filter(({ what, files }) => what === '' || files.length === 0)).toEqual([]);
});

test.each(ROWS)(
  '$id is tested in every file that the list names, by a test that runs and asserts',
  ({ id, files }) => {
    const isNamed = (file: string) =>
      testsInFile(file, read(file)).some(
        ({ title, hasAssertion }) => hasAssertion && new RegExp(`\\b${id}\\b`).test(title),
      );
    expect(files.filter((file) => !isNamed(file))).toEqual([]);
  },
);
