import { expect, test } from 'vitest';
import { giftState } from './gift.ts';

const NOW = new Date('2026-11-16T20:00:00Z');
const TOMORROW = new Date('2026-11-17T09:00:00Z');

test.each([
  ['scheduled', { sendAt: TOMORROW, releasedAt: null, mailStatus: null, openedAt: null }],
  ['sending', { sendAt: NOW, releasedAt: null, mailStatus: null, openedAt: null }],
  ['sending', { sendAt: NOW, releasedAt: NOW, mailStatus: 'due', openedAt: null }],
  ['sent', { sendAt: NOW, releasedAt: NOW, mailStatus: 'sent', openedAt: null }],
  ['failed', { sendAt: NOW, releasedAt: NOW, mailStatus: 'refused', openedAt: null }],
  ['ended', { sendAt: NOW, releasedAt: NOW, mailStatus: null, openedAt: null }],
  // The link works as soon as the mail server has it, before we have recorded that.
  ['opened', { sendAt: NOW, releasedAt: NOW, mailStatus: 'due', openedAt: NOW }],
] as const)('GIFT-09 the state %s', (state, facts) => {
  expect(giftState(facts, NOW)).toBe(state);
});
