import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRAND } from '#core/brand.ts';

const ROOT = join(import.meta.dirname, '../..');

test('PAGE-01 the brand name is defined in one place; code and messages use it from there', () => {
  expect(BRAND).toBe('Landfall');
  const files = globSync('src/**/*.{ts,tsx,json}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const withName = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    // Example values in operator messages are not our name.
    return code.replaceAll(/such as Landfall/g, '').includes(BRAND);
  });
  expect(withName).toEqual(['src/core/brand.ts']);
});
