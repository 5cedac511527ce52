import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INK_OF } from '#core/collection/stamp-style.ts';

test('COLLECT-10 every region has an ink of its own, the same on the page and in the picture, in both themes', () => {
  const css = readFileSync(join(import.meta.dirname, '../book/book.css'), 'utf8');
  const onPage = [...css.matchAll(/\[data-ink='(\w+)'\] \{\s*--stamp: var\(--([\w-]+)\)/g)];
  expect(Object.fromEntries(onPage.map(([, region, ink]) => [region, ink]))).toEqual(INK_OF);
  expect(new Set(Object.values(INK_OF)).size).toBe(6);
  const tokens = readFileSync(join(import.meta.dirname, '../../../ui/tokens.css'), 'utf8');
  for (const ink of Object.values(INK_OF)) expect(tokens.split(`--${ink}: #`), ink).toHaveLength(3);
});
