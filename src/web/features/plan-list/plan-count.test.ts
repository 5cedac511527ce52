import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';

test('CARD-25 the number of plans has the thousands separator of its language', () => {
  const [english, spanish] = [messagesOf('en', 'plans'), messagesOf('es', 'plans')];
  expect(english('list.count', { count: 3816 })).toBe('3,816 plans');
  expect(english('filters.seeCount', { count: 3816 })).toBe('See 3,816 plans');
  expect(english('list.count', { count: 1 })).toBe('1 plan');
  // Spanish separates from five figures on.
  expect(spanish('list.count', { count: 3816 })).toBe('3816 planes');
  expect(spanish('list.count', { count: 13_816 })).toBe('13.816 planes');
});
