import { expect, test } from 'vitest';
import { canBeShared } from './share.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const PAST = '2026-11-18T11:59:59Z';
const OWN = {
  status: 'active',
  expiresAt: '2026-11-20T12:00:00Z',
  firstConnectedAt: null,
  waiting: [],
  isRefunded: false,
  hasOpenWithdrawal: false,
  isGift: false,
} as const;

test('SHARE-14 an eSIM can be shared until its plan has ended, whatever the network said last', () => {
  for (const status of ['ready_to_activate', 'active', 'pending', 'unknown'] as const) {
    expect(canBeShared({ ...OWN, status }, NOW)).toBe(true);
    expect(canBeShared({ ...OWN, status, expiresAt: PAST }, NOW)).toBe(false);
  }
  expect(canBeShared({ ...OWN, expiresAt: PAST, waiting: [{}] }, NOW)).toBe(true);
  for (const status of ['expired', 'finished', 'recycled'] as const)
    expect(canBeShared({ ...OWN, status }, NOW)).toBe(false);
});

test('LEGAL-21 SHARE-14 GIFT-21 a refunded eSIM, one that is being returned and one of a gift cannot be shared', () => {
  expect(canBeShared({ ...OWN, isRefunded: true }, NOW)).toBe(false);
  expect(canBeShared({ ...OWN, hasOpenWithdrawal: true }, NOW)).toBe(false);
  expect(canBeShared({ ...OWN, isGift: true }, NOW)).toBe(false);
});

test('SHARE-66 SHARE-35 an eSIM that has connected cannot be shared: most can be installed only once', () => {
  expect(canBeShared(OWN, NOW)).toBe(true);
  expect(canBeShared({ ...OWN, firstConnectedAt: PAST }, NOW)).toBe(false);
  expect(canBeShared({ ...OWN, firstConnectedAt: new Date(PAST) }, NOW)).toBe(false);
});
