import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('secrets are generated once, stored, and readable by their owner only', async () => {
  const first = await readSecrets(dataDir);
  expect(await readSecrets(dataDir)).toEqual(first);
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
});

test('two starts at once agree on the secrets', async () => {
  const folder = join(dataDir, 'new');
  const [one, two] = await Promise.all([readSecrets(folder), readSecrets(folder)]);
  expect(two).toEqual(one);
});

test('a damaged file is never silently replaced', async () => {
  await writeFile(join(dataDir, 'secrets.json'), '{}');
  await expect(readSecrets(dataDir)).rejects.toThrow('Restore it from your backup');
});
