import { expect, test } from 'vitest';
import { hasOptedOut } from './privacy-choice.ts';

test('Global Privacy Control and Do Not Track each opt out', () => {
  expect(hasOptedOut({ globalPrivacyControl: true })).toBe(true);
  expect(hasOptedOut({ doNotTrack: '1' })).toBe(true);
  expect(hasOptedOut({ doNotTrack: 'yes' })).toBe(true);
});

test('a browser without a signal, or with a signal of consent, has not opted out', () => {
  expect(hasOptedOut({})).toBe(false);
  expect(hasOptedOut({ globalPrivacyControl: false, doNotTrack: '0' })).toBe(false);
  expect(hasOptedOut({ doNotTrack: null })).toBe(false);
  expect(hasOptedOut({ doNotTrack: 'unspecified' })).toBe(false);
});
