import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { claimedCount } from './claims.ts';

const en = messagesOf('en', 'claims');
const es = messagesOf('es', 'claims');

test('PAGE-05 the copy claims 200+ destinations only when the catalogue has them', () => {
  expect(claimedCount(214, en)).toBe('200+');
  expect(claimedCount(201, en)).toBe('200+');
  expect(claimedCount(200, en)).toBe('200+');
  expect(claimedCount(199, en)).toBe('100+');
  expect(claimedCount(42, en)).toBe('42');
});

test('PAGE-05 Spanish uses words, and only when there are more', () => {
  expect(claimedCount(214, es)).toBe('más de 200');
  expect(claimedCount(200, es)).toBe('200');
  expect(claimedCount(42, es)).toBe('42');
});
