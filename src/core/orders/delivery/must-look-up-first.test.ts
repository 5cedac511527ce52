import { expect, test } from 'vitest';
import { mustLookUpFirst } from './must-look-up-first.ts';

const NOON = new Date('2026-11-16T12:00:00Z');
const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
const RUNNING = { now: NOON, runningSince: secondsAfter(NOON, -3_600) };

test('a unit paid a moment ago, without a restart since, needs no look-up', () => {
  expect(mustLookUpFirst({ attempt: 1, paidAt: secondsAfter(NOON, -2) }, RUNNING)).toBe(false);
});

test('a first attempt more than a minute after the payment needs a look-up', () => {
  expect(mustLookUpFirst({ attempt: 1, paidAt: secondsAfter(NOON, -60) }, RUNNING)).toBe(false);
  expect(mustLookUpFirst({ attempt: 1, paidAt: secondsAfter(NOON, -61) }, RUNNING)).toBe(true);
});

test('later attempts without a restart since the payment need no look-up, however old the payment is', () => {
  expect(mustLookUpFirst({ attempt: 2, paidAt: secondsAfter(NOON, -600) }, RUNNING)).toBe(false);
});

test('a unit paid before the shop or the database started needs a look-up, even one second before', () => {
  const justStarted = { now: NOON, runningSince: secondsAfter(NOON, -1) };
  for (const attempt of [1, 2, 7]) {
    expect(mustLookUpFirst({ attempt, paidAt: secondsAfter(NOON, -2) }, justStarted)).toBe(true);
    expect(mustLookUpFirst({ attempt, paidAt: secondsAfter(NOON, -1) }, justStarted)).toBe(false);
  }
});
