import { expect, test } from 'vitest';
import { afterTopup } from './after-topup.ts';

const NOW = new Date('2026-11-16T18:00:00.000Z');
const ESIM = {
  usage: { remainingMegabytes: 4200, isUnlimited: false },
  expiresAt: '2026-12-08T18:00:00.000Z',
  waiting: [],
};
const TOPUP = { megabytes: 4900, validityDays: 30 };

test('TOPUP-13 the data left and the top-up are added, and end one after the other at the pace', () => {
  expect(afterTopup({ esim: ESIM, topup: TOPUP, pace: 700, now: NOW })).toEqual({
    nowMegabytes: 4200,
    waitingMegabytes: 0,
    addedMegabytes: 4900,
    startsBy: new Date(ESIM.expiresAt),
    ends: {
      without: new Date('2026-11-22T18:00:00.000Z'),
      withTopup: new Date('2026-11-29T18:00:00.000Z'),
    },
  });
});

test('TOPUP-11 TOPUP-13 a top-up starts when the days end, if they end before the data', () => {
  const esim = { ...ESIM, expiresAt: '2026-11-18T18:00:00.000Z' };
  expect(afterTopup({ esim, topup: TOPUP, pace: 700, now: NOW })?.ends).toEqual({
    without: new Date('2026-11-18T18:00:00.000Z'),
    withTopup: new Date('2026-11-25T18:00:00.000Z'),
  });
});

test('TOPUP-13 a top-up never lasts longer than its own days', () => {
  const topup = { megabytes: 49_000, validityDays: 3 };
  expect(afterTopup({ esim: ESIM, topup, pace: 700, now: NOW })?.ends?.withTopup).toEqual(
    new Date('2026-11-25T18:00:00.000Z'),
  );
});

test('TOPUP-13 TOPUP-44 after the end of the plan nothing of it is left, the top-up starts now, and nothing ends without it', () => {
  const esim = { ...ESIM, expiresAt: '2026-11-16T17:59:59.000Z' };
  expect(afterTopup({ esim, topup: TOPUP, pace: 700, now: NOW })).toEqual({
    nowMegabytes: 0,
    waitingMegabytes: 0,
    addedMegabytes: 4900,
    startsBy: NOW,
    ends: { without: null, withTopup: new Date('2026-11-23T18:00:00.000Z') },
  });
});

test('TOPUP-13 without a pace there are amounts but no dates; unlimited data has no sum', () => {
  expect(afterTopup({ esim: ESIM, topup: TOPUP, pace: null, now: NOW })).toMatchObject({ ends: null });
  const unlimited = { remainingMegabytes: 0, isUnlimited: true };
  expect(afterTopup({ esim: { ...ESIM, usage: unlimited }, topup: TOPUP, pace: null, now: NOW })).toBeNull();
  expect(afterTopup({ esim: { ...ESIM, usage: null }, topup: TOPUP, pace: null, now: NOW })).toBeNull();
  expect(afterTopup({ esim: ESIM, topup: { ...TOPUP, megabytes: null }, pace: 700, now: NOW })).toBeNull();
});

test('TOPUP-27 a top-up starts after those that wait, by the end of their days at the latest', () => {
  const waiting = [
    { megabytes: 700, validityDays: 7 },
    { megabytes: 7000, validityDays: 3 },
  ];
  expect(afterTopup({ esim: { ...ESIM, waiting }, topup: TOPUP, pace: 700, now: NOW })).toEqual({
    nowMegabytes: 4200,
    waitingMegabytes: 7700,
    addedMegabytes: 4900,
    startsBy: new Date('2026-12-18T18:00:00.000Z'),
    ends: {
      // 6 days of the running package, 1 day by data, 3 by validity.
      without: new Date('2026-11-26T18:00:00.000Z'),
      withTopup: new Date('2026-12-03T18:00:00.000Z'),
    },
  });
  const unlimited = { ...ESIM, waiting: [{ megabytes: null, validityDays: 7 }] };
  expect(afterTopup({ esim: unlimited, topup: TOPUP, pace: 700, now: NOW })).toBeNull();
  const unstarted = { ...ESIM, waiting, expiresAt: null };
  expect(afterTopup({ esim: unstarted, topup: TOPUP, pace: null, now: NOW })?.startsBy).toBeNull();
});
