import { expect, test } from 'vitest';
import { noInstallReason } from './no-install-reason.ts';

const OWN = { hasOpenWithdrawal: false, gift: null, given: null };
const OPENED = { openedAt: '2026-11-17T09:00:00.000Z' };

test('LEGAL-24 an eSIM whose withdrawal is undecided is not to be installed, whoever has it', () => {
  expect(noInstallReason(OWN)).toBeNull();
  expect(noInstallReason({ ...OWN, hasOpenWithdrawal: true })).toBe('returned');
  expect(noInstallReason({ ...OWN, hasOpenWithdrawal: true, gift: OPENED })).toBe('returned');
});

test('SHARE-34 an eSIM that its recipient has opened is not to be installed by its buyer; an unopened one may be', () => {
  expect(noInstallReason({ ...OWN, gift: OPENED })).toBe('theirs');
  expect(noInstallReason({ ...OWN, gift: { openedAt: null } })).toBeNull();
  expect(noInstallReason({ ...OWN, given: { isOpened: true } })).toBe('theirs');
  expect(noInstallReason({ ...OWN, given: { isOpened: false } })).toBeNull();
});
