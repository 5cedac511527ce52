import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

function filesWith(pattern: RegExp, folder: string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8'))).toSorted();
}

test('in core only the stored cart has dollars; every other amount is whole cents', () => {
  expect(filesWith(/centsFromDollars|dollarsFromCents/, 'src/core')).toEqual([
    'src/core/cart/parse-cart.ts',
    'src/core/cart/stored-items.ts',
    'src/core/money.ts',
  ]);
});

test('cents are converted to dollars and back in one file', () => {
  expect(filesWith(/cents\w*\)? ?(?:\/|\*) ?100\b|dollars\w* ?\* ?100\b/i, 'src')).toEqual([
    'src/core/money.ts',
  ]);
});

test('SQL computes cents from columns in dollars in one file', () => {
  expect(filesWith(/(?:\}|_price|_cents)\)? ?[*/] ?100\b/, 'src')).toEqual([
    'src/adapters/postgres/catalogue/staff/price-columns.ts',
  ]);
});
