import { expect, test } from 'vitest';
import { shownStatus } from './shown-status.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const OWN = {
  display: 'ready_to_install',
  hasOpenWithdrawal: false,
  gift: null,
  given: null,
  expiresAt: null,
  waiting: [],
} as const;
const USED_UP = { ...OWN, display: 'finished' } as const;

test('ESIM-35 used-up data is called expired once the days are over', () => {
  expect(shownStatus(USED_UP, NOW)).toBe('finished');
  expect(shownStatus({ ...USED_UP, expiresAt: '2026-11-18T12:00:01Z' }, NOW)).toBe('finished');
  expect(shownStatus({ ...USED_UP, expiresAt: '2026-11-18T12:00:00Z' }, NOW)).toBe('expired');
});

test('SHARE-34 GIFT-28 an eSIM that its buyer should not install is not called ready to install', () => {
  expect(shownStatus(OWN, NOW)).toBe('ready_to_install');
  expect(shownStatus({ ...OWN, gift: { state: 'sent', openedAt: null } }, NOW)).toBe('gift');
  expect(shownStatus({ ...OWN, given: { isOpened: true, isInOwnersUse: false } }, NOW)).toBe('theirs');
  expect(
    shownStatus({ ...OWN, display: 'active', given: { isOpened: true, isInOwnersUse: false } }, NOW),
  ).toBe('active');
});

test('ESIM-33 ESIM-35 an end that has passed is called expired, whatever the network said last', () => {
  const past = { ...OWN, expiresAt: '2026-11-18T12:00:00Z' } as const;
  for (const display of ['active', 'unknown', 'ready_to_activate', 'ready_to_install', 'expired'] as const)
    expect(shownStatus({ ...past, display }, NOW)).toBe('expired');
  expect(shownStatus({ ...past, display: 'recycled' }, NOW)).toBe('recycled');
  expect(shownStatus({ ...past, display: 'active', waiting: [{}] }, NOW)).toBe('active');
  expect(shownStatus({ ...past, hasOpenWithdrawal: true }, NOW)).toBe('returned');
});
