import { expect, test } from 'vitest';
import { dataPace, daysAtPace, paceWords } from './data-pace.ts';
import type { TopupState } from './split-packages.ts';

const FIGURES = {
  usage: { usedMegabytes: 5600, isUnlimited: false },
  topups: [],
  firstConnectedAt: '2026-11-08T18:40:00.000Z',
  expiresAt: null,
  readAt: '2026-11-16T18:40:00.000Z',
};

test('TOPUP-12 the pace is the data used per day since the first connection', () => {
  expect(dataPace(FIGURES)).toBe(700);
});

test('TOPUP-44 the days after the end of the plan are no days of use', () => {
  expect(dataPace({ ...FIGURES, expiresAt: '2026-11-15T18:40:00.000Z' })).toBe(800);
  expect(dataPace({ ...FIGURES, expiresAt: '2026-12-08T18:40:00.000Z' })).toBe(700);
});

test('TOPUP-12 there is no pace before two days of use, without figures and for unlimited data', () => {
  const after = (readAt: string) => dataPace({ ...FIGURES, readAt });
  expect(after('2026-11-10T18:39:59.000Z')).toBeNull();
  expect(after('2026-11-10T18:40:00.000Z')).toBe(2800);
  expect(dataPace({ ...FIGURES, usage: null })).toBeNull();
  expect(dataPace({ ...FIGURES, usage: { usedMegabytes: 0, isUnlimited: false } })).toBeNull();
  expect(dataPace({ ...FIGURES, usage: { usedMegabytes: 5600, isUnlimited: true } })).toBeNull();
  expect(dataPace({ ...FIGURES, firstConnectedAt: null })).toBeNull();
  expect(dataPace({ ...FIGURES, readAt: null })).toBeNull();
});

test('TOPUP-12 there is no pace once a top-up runs: the use is of that package, the days are of the whole eSIM', () => {
  const withTopups = (...states: readonly TopupState[]) =>
    dataPace({ ...FIGURES, topups: states.map((state) => ({ state })) });
  expect(withTopups('waiting', 'waiting')).toBe(700);
  expect(withTopups('running', 'waiting')).toBeNull();
  expect(withTopups('ended')).toBeNull();
  expect(withTopups('unknown')).toBeNull();
});

test('TOPUP-12 a top-up lasts whole days at that pace, and never longer than its validity', () => {
  expect(daysAtPace({ megabytes: 5120, validityDays: 30 }, 700)).toBe(7);
  expect(daysAtPace({ megabytes: 500, validityDays: 7 }, 700)).toBe(0);
  expect(daysAtPace({ megabytes: 102_400, validityDays: 30 }, 700)).toBe(30);
  expect(daysAtPace({ megabytes: null, validityDays: 30 }, 700)).toBeNull();
  expect(daysAtPace({ megabytes: 5120, validityDays: 30 }, null)).toBeNull();
});

test('TOPUP-46 data that lasts as long as the top-up does not repeat its days', () => {
  expect(paceWords(7, 7)).toBe('paceAll');
  expect(paceWords(6, 7)).toBe('pace');
  expect(paceWords(1, 7)).toBe('pace');
  expect(paceWords(0, 7)).toBe('paceShort');
});
