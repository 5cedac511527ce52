import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupFolder } from './backup-folder.ts';
import { contentsInTheWay, filesToBackUp, restoreFiles } from './data-dir-files.ts';

function aDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-files-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { dataDir, esimKeysFile: join(dataDir, 'esim-keys.json') };
}

const FILES = new Map([
  ['secrets.json', Buffer.from('secrets')],
  ['esim-keys.json', Buffer.from('keys')],
]);

test('OPS-17 a backup has the secrets, and the keys of eSIM codes wherever they are', () => {
  const places = aDataDir();
  const elsewhere = { ...places, esimKeysFile: join(aDataDir().dataDir, 'other-name.json') };
  expect(filesToBackUp(places)).toEqual({ 'secrets.json': join(places.dataDir, 'secrets.json') });
  writeFileSync(elsewhere.esimKeysFile, 'keys');
  expect(filesToBackUp(elsewhere)['esim-keys.json']).toBe(elsewhere.esimKeysFile);
});

test('OPS-17 a backup is written into a new folder outside of DATA_DIR', () => {
  const { dataDir } = aDataDir();
  const name = (parameter?: string) => () => backupFolder({ parameter, dataDir, from: dataDir });
  expect(name()).toThrow('A new folder is missing');
  expect(name('..')).toThrow('A backup never overwrites');
  expect(name('monday')).toThrow('is inside DATA_DIR');
  expect(name('../missing/monday')).toThrow('does not exist. Create it first.');
  expect(name(`${dataDir}-monday`)()).toBe(`${dataDir}-monday`);
});

test('OPS-18 a restore needs a DATA_DIR without secrets, keys or files of others; an interrupted one may be repeated', async () => {
  const places = aDataDir();
  for (const name of ['postgres', 'logs', 'run', 'sandbox']) mkdirSync(join(places.dataDir, name));
  expect(contentsInTheWay(places, FILES)).toEqual([]);
  await restoreFiles(places, FILES);
  expect(readFileSync(places.esimKeysFile, 'utf8')).toBe('keys');
  expect(statSync(places.esimKeysFile).mode & 0o777).toBe(0o600);
  expect(contentsInTheWay(places, FILES), 'the same files').toEqual([]);
  writeFileSync(places.esimKeysFile, 'keys of another shop');
  mkdirSync(join(places.dataDir, 'photos'));
  expect([...contentsInTheWay(places, FILES)].sort()).toEqual([
    places.esimKeysFile,
    join(places.dataDir, 'photos'),
  ]);
});
