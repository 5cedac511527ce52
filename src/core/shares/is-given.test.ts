import { expect, test } from 'vitest';
import { isGiven } from './is-given.ts';

test('SHARE-25 an eSIM is given away while its link works, and for good once it was opened', () => {
  expect(isGiven({ state: 'active', isOpened: false })).toBe(true);
  expect(isGiven({ state: 'revoked', isOpened: true })).toBe(true);
  expect(isGiven({ state: 'expired', isOpened: true })).toBe(true);
  expect(isGiven({ state: 'revoked', isOpened: false })).toBe(false);
  expect(isGiven({ state: 'expired', isOpened: false })).toBe(false);
});
