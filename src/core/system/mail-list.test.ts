import { expect, test } from 'vitest';
import { canBeResent, mailState } from './mail-list.ts';

test('ADMIN-62 every state of a row is one of four', () => {
  const states = ['due', 'waiting', 'sent', 'refused', 'expired', 'ended', 'skipped', 'replaced'];
  expect(states.map(mailState)).toEqual([
    'waiting',
    'waiting',
    'sent',
    'failed',
    'not-sent',
    'not-sent',
    'not-sent',
    'not-sent',
  ]);
});

test('ADMIN-62 only a failed email can be sent again, and none about an account', () => {
  expect(canBeResent('order', 'failed')).toBe(true);
  expect(canBeResent('account', 'failed')).toBe(false);
  for (const state of ['waiting', 'sent', 'not-sent'] as const)
    expect(canBeResent('order', state)).toBe(false);
});
