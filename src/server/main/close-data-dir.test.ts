import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDataDir } from './close-data-dir.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'landfall-closed-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (...path: string[]) => (statSync(join(parent, ...path)).mode & 0o777).toString(8);

test.each([
  [1000, '700'],
  [0, '711'],
])(
  'OPS-10 a new data folder of user %s has mode %s, and what is in it is for its owner only',
  (user, mode) => {
    closeDataDir(join(parent, 'data'), user);
    expect(modeOf('data')).toBe(mode);
    for (const name of ['logs', 'run', 'sandbox']) expect(modeOf('data', name)).toBe('700');
  },
);

test('OPS-10 an existing data folder loses the permissions of others, and gains none', () => {
  const data = join(parent, 'data');
  mkdirSync(join(data, 'logs'), { recursive: true });
  mkdirSync(join(data, 'postgres'));
  for (const folder of ['', 'logs', 'postgres']) chmodSync(join(data, folder), 0o777);
  writeFileSync(join(data, 'secrets.json'), '{}');
  chmodSync(join(data, 'secrets.json'), 0o644);
  closeDataDir(data, 1000);
  expect([modeOf('data'), modeOf('data', 'logs'), modeOf('data', 'secrets.json')]).toEqual([
    '700',
    '700',
    '600',
  ]);
  closeDataDir(data, 0);
  expect(modeOf('data')).toBe('700');
  // The database's own user works there, and its adapter sets the permissions.
  expect(modeOf('data', 'postgres')).toBe('777');
});

test('OPS-10 logs and notes of processes that others could read are for their owner only', () => {
  const files = [
    ['logs', 'launch.log'],
    ['logs', 'sandbox.log'],
    ['run', 'shop.lock'],
    ['run', 'sandbox.pid'],
  ] as const;
  for (const [folder, name] of files) {
    mkdirSync(join(parent, 'data', folder), { recursive: true });
    writeFileSync(join(parent, 'data', folder, name), '');
    chmodSync(join(parent, 'data', folder, name), 0o644);
  }
  closeDataDir(join(parent, 'data'), 1000);
  expect(files.map(([folder, name]) => modeOf('data', folder, name))).toEqual(['600', '600', '600', '600']);
});
