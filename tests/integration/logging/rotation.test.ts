import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boundLog } from '#scripts/launch/bound-log.ts';
import { fileLog } from '#scripts/launch/file-log.ts';
import { openRotatingFile, rotateInPlace } from '#server/logging/rotating-file.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const line = (number: number) => `${String(number).padStart(99, '0')}\n`;

test('OPS-11 a log rotates while it is written, and the files together stay bounded', () => {
  const folder = aFolder();
  const log = openRotatingFile(join(folder, 'shop.log'), { maxBytes: 10_000, keptFiles: 3 });
  for (let number = 0; number < 1000; number += 1) log.write(line(number));
  log.close();
  const names = readdirSync(folder).toSorted();
  expect(names).toEqual(['shop.log', 'shop.log.1', 'shop.log.2', 'shop.log.3']);
  for (const name of names) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(10_600);
  const kept = names
    .toReversed()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  const numbers = kept.trim().split('\n').map(Number);
  expect(numbers.at(-1)).toBe(999);
  expect(numbers).toEqual(Array.from(numbers, (_, index) => 1000 - numbers.length + index));
});

test('a log that was full before the start rotates with the first line', () => {
  const folder = aFolder();
  const before = openRotatingFile(join(folder, 'shop.log'), { maxBytes: 1e9 });
  for (let number = 0; number < 200; number += 1) before.write(line(number));
  before.close();
  const after = openRotatingFile(join(folder, 'shop.log'), { maxBytes: 10_000 });
  after.write('first\n');
  after.close();
  expect(readFileSync(join(folder, 'shop.log'), 'utf8')).toBe('first\n');
  expect(statSync(join(folder, 'shop.log.1')).size).toBe(20_000);
});

test('OPS-11 two processes may write to one log: neither keeps writing to a file that was rotated', () => {
  const folder = aFolder();
  const file = join(folder, 'shop.log');
  const options = { maxBytes: 10_000, keptFiles: 2 };
  const web = openRotatingFile(file, options);
  const worker = openRotatingFile(file, options);
  for (let number = 0; number < 1000; number += 1) (number % 2 === 0 ? web : worker).write(line(number));
  web.write('web was here\n');
  worker.write('worker was here\n');
  for (let number = 0; number < 6; number += 1) worker.write(line(number));
  worker.write('worker is still here\n');
  web.close();
  worker.close();
  expect(readdirSync(folder).toSorted()).toEqual(['shop.log', 'shop.log.1', 'shop.log.2']);
  expect(readFileSync(file, 'utf8')).toContain('worker is still here');
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(12_000);
});

test('OPS-26 a log that another program keeps open is emptied in place, and the files together stay bounded', () => {
  const folder = aFolder();
  const file = join(folder, 'server.log');
  const program = openSync(file, 'a', 0o600);
  onTestFinished(() => closeSync(program));
  for (let number = 0; number < 1000; number += 1) {
    writeSync(program, line(number));
    rotateInPlace(file, { maxBytes: 10_000, keptFiles: 2 });
  }
  writeSync(program, 'still here\n');
  const names = readdirSync(folder).toSorted();
  expect(names).toEqual(['server.log', 'server.log.1', 'server.log.2']);
  expect(readFileSync(file, 'utf8')).toBe('still here\n');
  for (const name of names.slice(1)) {
    expect(statSync(join(folder, name)).size).toBe(10_000);
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  }
  expect(readFileSync(`${file}.1`, 'utf8')).toContain(line(999));
});

test('OPS-26 the log of a program that we started is looked at every minute until it stops', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const file = join(aFolder(), 'sandbox.log');
  const grow = () => writeFileSync(file, Buffer.alloc(20_000_000), { flag: 'a' });
  const end = boundLog(file);
  grow();
  vi.advanceTimersByTime(60_000);
  expect([statSync(file).size, statSync(`${file}.1`).size]).toEqual([0, 20_000_000]);
  end();
  grow();
  vi.advanceTimersByTime(600_000);
  expect(statSync(file).size).toBe(20_000_000);
});

test('OPS-26 the launcher’s own log rotates when it is full', () => {
  const dataDir = aFolder();
  const log = fileLog(dataDir);
  const file = join(dataDir, 'logs', 'launch.log');
  writeFileSync(file, Buffer.alloc(20_000_000));
  log.info('postgres-ready', { port: 1 });
  log.info('postgres-ready', { port: 2 });
  expect(statSync(`${file}.1`).size).toBe(20_000_000);
  expect(readFileSync(file, 'utf8')).toMatch(/"port":1.*\n.*"port":2/);
  expect(statSync(file).mode & 0o077).toBe(0);
});
