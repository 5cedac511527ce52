import { expect, test } from 'vitest';
import { shownCodes } from './shown-codes.ts';

const OWN = { display: 'ready_to_install', hasOpenWithdrawal: false, gift: null, given: null } as const;

test('LEGAL-24 SHARE-34 the codes of an eSIM that its buyer should not install are folded', () => {
  expect(shownCodes(OWN)).toBe('open');
  expect(shownCodes({ ...OWN, hasOpenWithdrawal: true })).toBe('folded');
  expect(shownCodes({ ...OWN, given: { isOpened: true, isInOwnersUse: false } })).toBe('folded');
});

test('ESIM-34 the codes of a recycled eSIM are shown to nobody', () => {
  expect(shownCodes({ ...OWN, display: 'recycled' })).toBe('none');
  expect(shownCodes({ ...OWN, display: 'recycled', given: { isOpened: true, isInOwnersUse: false } })).toBe(
    'none',
  );
  for (const display of ['active', 'expired', 'finished'] as const)
    expect(shownCodes({ ...OWN, display })).toBe('open');
});
