import { expect, test } from 'vitest';
import type { PlanEnd } from '../dashboard/plan-end.ts';
import { isNotToInstall, isSent, noInstallReason } from './no-install-reason.ts';

const OWN = { display: 'ready_to_install', hasOpenWithdrawal: false, gift: null, given: null } as const;
const OPENED = { state: 'opened', openedAt: '2026-11-17T09:00:00.000Z' } as const;
const SENT = { state: 'sent', openedAt: null } as const;

test('LEGAL-24 an eSIM whose withdrawal is undecided is not to be installed by anybody', () => {
  expect(noInstallReason(OWN)).toBeNull();
  expect(noInstallReason({ ...OWN, hasOpenWithdrawal: true })).toBe('returned');
  expect(noInstallReason({ ...OWN, hasOpenWithdrawal: true, gift: OPENED })).toBe('returned');
});

test('SHARE-34 an eSIM that its recipient has opened is not to be installed by its buyer; behind an unopened link it may be', () => {
  expect(noInstallReason({ ...OWN, gift: OPENED })).toBe('theirs');
  expect(noInstallReason({ ...OWN, given: { isOpened: true, isInOwnersUse: false } })).toBe('theirs');
  expect(noInstallReason({ ...OWN, given: { isOpened: false, isInOwnersUse: false } })).toBeNull();
});

test('SHARE-25 an eSIM on no phone whose link works is to be shared, not installed', () => {
  const given = { isOpened: false, isInOwnersUse: false };
  expect(isSent({ ...OWN, given })).toBe(true);
  expect(isSent(OWN)).toBe(false);
  expect(isSent({ ...OWN, display: 'ready_to_activate', given })).toBe(false);
  expect(isSent({ ...OWN, given: { ...given, isInOwnersUse: true } })).toBe(false);
});

test('SHARE-42 an eSIM that had connected before its link was opened stays its owner’s', () => {
  const given = { isOpened: true, isInOwnersUse: true };
  expect(noInstallReason({ ...OWN, display: 'active', given })).toBeNull();
  expect(noInstallReason({ ...OWN, display: 'active', given: { ...given, isInOwnersUse: false } })).toBe(
    'theirs',
  );
});

test('GIFT-28 a gift that nobody has opened is not to be installed by its buyer, unless it was refunded or is on a phone', () => {
  for (const state of ['scheduled', 'sending', 'sent', 'failed'] as const)
    expect(noInstallReason({ ...OWN, gift: { ...SENT, state } })).toBe('gift');
  expect(noInstallReason({ ...OWN, gift: { ...SENT, state: 'ended' } })).toBeNull();
  expect(noInstallReason({ ...OWN, gift: SENT, hasOpenWithdrawal: true })).toBe('returned');
  for (const display of ['ready_to_activate', 'active', 'expired'] as const)
    expect(noInstallReason({ ...OWN, display, gift: SENT })).toBeNull();
});

test('SHARE-48 ESIM-41 after the end of its plan only a returned eSIM is warned against', () => {
  const theirs = { ...OWN, gift: OPENED };
  const returned = { ...OWN, hasOpenWithdrawal: true };
  const warned = (end: PlanEnd | null) => [OWN, theirs, returned].map((esim) => isNotToInstall(esim, end));
  expect(warned(null)).toEqual([false, true, true]);
  expect(warned({ kind: 'data' })).toEqual([false, false, true]);
});
