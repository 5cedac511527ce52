import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identify, isRunning } from './known-process.mjs';
import { tryLock, unlock } from './lock.mjs';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'run/shop.lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('a lock is held until it is released', () => {
  expect(tryLock(file, { address: 'http://localhost:3000' })).toBeNull();
  expect(tryLock(file)).toMatchObject({ address: 'http://localhost:3000', holder: identify(process.pid) });
  unlock(file);
  expect(tryLock(file)).toBeNull();
});

test('the lock of a process that was killed is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const holder = identify(child.pid ?? 0);
  expect(tryLock(file)).toBeNull();
  await writeFile(file, JSON.stringify({ holder }));
  expect(tryLock(file)?.holder).toBe(holder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(tryLock(file)).toBeNull();
});

test('a new process with the pid of a dead one is not confused with it', () => {
  const mine = identify(process.pid) ?? '';
  const [pid, began, boot] = mine.split(':');
  expect(isRunning(mine)).toBe(true);
  expect(isRunning(`${pid ?? ''}:${Number(began) - 1}:${boot ?? ''}`)).toBe(false);
  expect(isRunning(`${pid ?? ''}:${began ?? ''}:another-boot`)).toBe(false);
});

test('an incomplete lock file counts as free', async () => {
  expect(tryLock(file)).toBeNull();
  await writeFile(file, '{"hol');
  expect(tryLock(file)).toBeNull();
});
