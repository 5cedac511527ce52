import { expect, test } from 'vitest';
import { mustLookUpFirst } from './must-look-up-first.ts';

const NOON = new Date('2026-11-16T12:00:00Z');
const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
const RUNNING = { now: NOON, runningSince: secondsAfter(NOON, -3_600) };

test('a unit paid a moment ago, in a shop that ran all the while, is brand new', () => {
  expect(mustLookUpFirst({ attempt: 1, paidAt: secondsAfter(NOON, -2) }, RUNNING)).toBe(false);
});

test('a first attempt more than a minute after the payment may not be the first', () => {
  expect(mustLookUpFirst({ attempt: 1, paidAt: secondsAfter(NOON, -60) }, RUNNING)).toBe(false);
  expect(mustLookUpFirst({ attempt: 1, paidAt: secondsAfter(NOON, -61) }, RUNNING)).toBe(true);
});

test('later attempts of a shop that ran all the while are remembered, however old the payment', () => {
  expect(mustLookUpFirst({ attempt: 2, paidAt: secondsAfter(NOON, -600) }, RUNNING)).toBe(false);
});

test('whatever was paid before shop or database started may have been forgotten, also a second ago', () => {
  const justStarted = { now: NOON, runningSince: secondsAfter(NOON, -1) };
  for (const attempt of [1, 2, 7]) {
    expect(mustLookUpFirst({ attempt, paidAt: secondsAfter(NOON, -2) }, justStarted)).toBe(true);
    expect(mustLookUpFirst({ attempt, paidAt: secondsAfter(NOON, -1) }, justStarted)).toBe(false);
  }
});
