import { expect, test } from 'vitest';
import { stoppedLinks } from './stopped-links.ts';

const THEIRS = { state: 'delivered', esimId: null } as const;
const KEPT = { state: 'delivered', esimId: '0191-kept' } as const;

test('LEGAL-33 of a gift that was sent, the links to the returned eSIMs stop', () => {
  for (const giftState of ['sending', 'sent', 'failed', 'opened'] as const)
    expect(stoppedLinks([THEIRS], giftState)).toBe('gift');
  expect(stoppedLinks([THEIRS, KEPT], 'opened')).toBe('gift');
});

test('LEGAL-33 an eSIM of a gift that its buyer kept has no link of a recipient', () => {
  expect(stoppedLinks([KEPT], 'opened')).toBe('links');
});

test('LEGAL-33 a gift that is not sent yet, and an eSIM that is not delivered, have no link', () => {
  for (const giftState of ['scheduled', 'ended'] as const)
    expect(stoppedLinks([THEIRS], giftState)).toBeNull();
  expect(stoppedLinks([{ state: 'processing', esimId: null }], 'sent')).toBeNull();
});
