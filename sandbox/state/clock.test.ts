import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openClock } from './clock.ts';
import { openStore } from './store.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function aClock(dataDir = aFolder(), startsAt = NOON) {
  const store = openStore(dataDir);
  let machine = startsAt;
  const clock = openClock(store, () => machine);
  return { clock, stop: () => store.close(), pass: (milliseconds: number) => void (machine += milliseconds) };
}

test('SANDBOX-08 at speed sixty a minute becomes an hour, and a change of speed never makes the clock jump', () => {
  const { clock, pass, stop } = aClock();
  pass(MINUTE);
  expect(clock.now()).toEqual(new Date(NOON + MINUTE));

  clock.setSpeed(60);
  expect(clock.now()).toEqual(new Date(NOON + MINUTE));
  pass(MINUTE);
  expect(clock.now()).toEqual(new Date(NOON + 61 * MINUTE));
  expect(clock.millisecondsUntil(new Date(NOON + 121 * MINUTE))).toBe(MINUTE);

  clock.setSpeed(1);
  pass(MINUTE);
  expect(clock.now()).toEqual(new Date(NOON + 62 * MINUTE));
  expect(clock.machineNow()).toEqual(new Date(NOON + 3 * MINUTE));
  stop();
});

test('a stopped clock can be advanced, and does not move by waiting', () => {
  const { clock, pass, stop } = aClock();
  clock.setSpeed(0);
  pass(MINUTE);
  expect(clock.now()).toEqual(new Date(NOON));
  expect(clock.millisecondsUntil(new Date(NOON + 1))).toBe(Infinity);
  clock.advance(5 * MINUTE);
  expect(clock.now()).toEqual(new Date(NOON + 5 * MINUTE));
  stop();
});

test('after a restart the clock continues as if the sandbox had never stopped, and never runs backwards', () => {
  const folder = aFolder();
  const first = aClock(folder);
  first.clock.setSpeed(10);
  first.stop();

  const second = aClock(folder, NOON + MINUTE);
  expect(second.clock.now()).toEqual(new Date(NOON + 10 * MINUTE));
  second.stop();

  const machineSetBack = aClock(folder, NOON - MINUTE);
  expect(machineSetBack.clock.now()).toEqual(new Date(NOON));
  machineSetBack.stop();
});
