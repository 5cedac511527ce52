import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRAND } from '#core/brand.ts';

const ROOT = join(import.meta.dirname, '../..');

test('PAGE-01 the brand name is written in one place; code and messages take it from there', () => {
  expect(BRAND).toBe('Landfall');
  const files = globSync('src/**/*.{ts,tsx,json}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const withName = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    // What a sentence for the owner gives as an example is no name of ours.
    return code.replaceAll(/such as Landfall/g, '').includes(BRAND);
  });
  expect(withName).toEqual(['src/core/brand.ts']);
});
