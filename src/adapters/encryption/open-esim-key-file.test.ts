import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeEsimKey } from './make-esim-key.ts';
import { openEsimKeyFile } from './open-esim-key-file.ts';

function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'esim-keys.json');
}

test('OPS-20 a key that one process adds is read by a process that already runs, and only its owner can read the file', async () => {
  const file = aFile();
  const running = openEsimKeyFile(file);
  expect([running.current(), running.prepared()]).toEqual([null, null]);

  const command = openEsimKeyFile(file);
  const [first, second] = [makeEsimKey(new Date('2026-01-02')), makeEsimKey(new Date('2026-03-04'))];
  await command.add(first);
  expect(running.find(first.id)).toEqual(first);
  expect([running.current(), running.prepared()]).toEqual([null, first]);
  await command.makeCurrent(first.id);
  expect([running.current(), running.prepared()]).toEqual([first, null]);
  await command.add(second);
  expect([running.current(), running.prepared()]).toEqual([first, second]);
  await command.makeCurrent(second.id);
  expect([running.current(), running.find(first.id)]).toEqual([second, first]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(first.id).toMatch(/^k20260102-/);
});

test('OPS-20 a damaged key file is refused, and never counts as a file without keys', () => {
  const file = aFile();
  for (const text of ['', '{}', '{"keys":[],"current":"k1"}']) {
    writeFileSync(file, text);
    expect(() => openEsimKeyFile(file).current()).toThrow('restore it from your backup');
  }
});
