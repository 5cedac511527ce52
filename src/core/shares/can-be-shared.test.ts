import { expect, test } from 'vitest';
import { canBeShared } from './share.ts';

test('LEGAL-21 an eSIM that its owner returns cannot be shared', () => {
  const esim = { status: 'active', isRefunded: false, hasOpenWithdrawal: false, isGift: false } as const;
  expect(canBeShared(esim)).toBe(true);
  expect(canBeShared({ ...esim, hasOpenWithdrawal: true })).toBe(false);
});
