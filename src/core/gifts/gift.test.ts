import { expect, test } from 'vitest';
import { giftState } from './gift.ts';

const AT = new Date('2026-11-16T20:00:00Z');

test.each([
  ['scheduled', { isDue: false, releasedAt: null, mailStatus: null, openedAt: null }],
  ['sending', { isDue: true, releasedAt: null, mailStatus: null, openedAt: null }],
  ['sending', { isDue: true, releasedAt: AT, mailStatus: 'due', openedAt: null }],
  ['sent', { isDue: true, releasedAt: AT, mailStatus: 'sent', openedAt: null }],
  ['failed', { isDue: true, releasedAt: AT, mailStatus: 'refused', openedAt: null }],
  ['ended', { isDue: true, releasedAt: AT, mailStatus: null, openedAt: null }],
  // The link works as soon as the mail server has it, before we have recorded that.
  ['opened', { isDue: true, releasedAt: AT, mailStatus: 'due', openedAt: AT }],
] as const)('GIFT-09 the state %s', (state, facts) => {
  expect(giftState(facts)).toBe(state);
});
