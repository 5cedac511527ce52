import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readVersion } from './read-version.ts';

test('ADMIN-65 the version is that of the package, with the commit of the build if it is known', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-version-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'package.json'), '{"version":"1.2.3"}');
  const folders = { root: folder, build: folder };
  expect(await readVersion(folders)).toBe('1.2.3');
  await writeFile(join(folder, 'commit.txt'), '1a2b3c4');
  expect(await readVersion(folders)).toBe('1.2.3 (1a2b3c4)');
  await writeFile(join(folder, 'commit.txt'), 'fatal: not a git repository');
  expect(await readVersion(folders)).toBe('1.2.3');
});
