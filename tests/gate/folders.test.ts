import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MOST_FILES = 25;

test('a source folder has at most 25 files, so that one look finds a file', () => {
  const folders = ['src', 'sandbox', 'scripts', 'bench', 'tests'].flatMap((layer) =>
    readdirSync(join(ROOT, layer), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => parentPath.slice(ROOT.length + 1)),
  );
  const counts = [...Map.groupBy(folders, (folder) => folder)].map(([folder, files]) => ({
    folder,
    files: files.length,
  }));
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(({ files }) => files > MOST_FILES)).toEqual([]);
});
