import { expect, test } from 'vitest';
import { ownerToNotify } from './owner-to-notify.ts';

test('TOPUP-24 the owner is informed when somebody else paid, and only then', () => {
  expect(ownerToNotify('ana@example.com', 'ben@example.com')).toBe('ana@example.com');
  expect(ownerToNotify('ana@example.com', 'Ana@example.com')).toBeNull();
  expect(ownerToNotify(null, 'ben@example.com')).toBeNull();
});
