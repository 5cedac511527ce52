import { expect, test } from 'vitest';
import { stoppedLinks } from './stopped-links.ts';

const UNIT = { state: 'delivered', refundCents: 500, isUsed: false, hasOpenWithdrawal: false } as const;
const THEIRS = { ...UNIT, esimId: null };
const MINE = { ...UNIT, esimId: '0191-kept' };

test('LEGAL-33 of a gift that was sent, the links to the returned eSIMs stop', () => {
  for (const giftState of ['sending', 'sent', 'failed', 'opened'] as const)
    expect(stoppedLinks({ units: [THEIRS, THEIRS], giftState, positions: [2] })).toBe('gift');
  expect(stoppedLinks({ units: [THEIRS, MINE], giftState: 'opened', positions: [] })).toBe('gift');
});

test('LEGAL-33 an eSIM of a gift that its buyer kept has no link of a recipient', () => {
  const kept = { units: [THEIRS, MINE], giftState: 'opened' } as const;
  expect(stoppedLinks({ ...kept, positions: [2] })).toBe('links');
  expect(stoppedLinks({ ...kept, positions: [1] })).toBe('gift');
  const returned = { ...THEIRS, hasOpenWithdrawal: true };
  expect(stoppedLinks({ ...kept, units: [returned, MINE], positions: [] })).toBe('links');
});

test('LEGAL-33 a gift that is not sent yet, and an eSIM that is not delivered, have no link', () => {
  for (const giftState of ['scheduled', 'ended'] as const)
    expect(stoppedLinks({ units: [THEIRS], giftState, positions: [] })).toBeNull();
  const undelivered = { ...THEIRS, state: 'processing' } as const;
  expect(stoppedLinks({ units: [undelivered, THEIRS], giftState: 'sent', positions: [1] })).toBeNull();
});
