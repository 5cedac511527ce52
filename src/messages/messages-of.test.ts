import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.server.ts';

test('server code reads a message with placeholders, plural forms and numbers of its language', () => {
  const [english, spanish] = [messagesOf('en', 'order-titles'), messagesOf('es', 'order-titles')];
  expect([english('days', { count: 1 }), english('days', { count: 7 })]).toEqual(['1 day', '7 days']);
  expect([spanish('days', { count: 1 }), spanish('days', { count: 7 })]).toEqual(['1 día', '7 días']);
  expect(messagesOf('en', 'plans')('list.count', { count: 12_345 })).toBe('12,345 plans');
  expect(messagesOf('es', 'plans')('list.count', { count: 12_345 })).toBe('12.345 planes');
  expect(messagesOf('pt', 'plans')('list.count', { count: 1_345 })).toBe('1.345 planos');
});
