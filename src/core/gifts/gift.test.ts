import { expect, test } from 'vitest';
import { giftState } from './gift.ts';

const AT = new Date('2026-11-16T20:00:00Z');

test.each([
  ['scheduled', { releasedAt: null, mailStatus: null, openedAt: null }],
  ['sending', { releasedAt: AT, mailStatus: 'due', openedAt: null }],
  ['sent', { releasedAt: AT, mailStatus: 'sent', openedAt: null }],
  ['failed', { releasedAt: AT, mailStatus: 'refused', openedAt: null }],
  ['ended', { releasedAt: AT, mailStatus: null, openedAt: null }],
  // The link works as soon as the mail server has it, before we have recorded that.
  ['opened', { releasedAt: AT, mailStatus: 'due', openedAt: AT }],
] as const)('GIFT-09 the state %s', (state, facts) => {
  expect(giftState(facts)).toBe(state);
});
