import { expect, test } from 'vitest';
import { canBeGiven } from './can-be-given.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const USED = { firstConnectedAt: NOW, hasOpenWithdrawal: true };
const ESIM = { status: 'active', expiresAt: '2026-11-20T12:00:00Z', waiting: [], isRefunded: false } as const;

test('an eSIM of a gift is sent also when its buyer has used it or is returning it', () => {
  expect(canBeGiven(ESIM, NOW)).toBe(true);
  expect(canBeGiven({ ...ESIM, ...USED }, NOW)).toBe(true);
});

test('an eSIM that is refunded or whose plan has ended is not sent', () => {
  expect(canBeGiven({ ...ESIM, isRefunded: true }, NOW)).toBe(false);
  expect(canBeGiven({ ...ESIM, status: 'finished' }, NOW)).toBe(false);
  expect(canBeGiven({ ...ESIM, expiresAt: '2026-11-18T11:59:59Z' }, NOW)).toBe(false);
});
