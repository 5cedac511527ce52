import { expect, test } from 'vitest';
import { claimedCount } from './claims.ts';

test('PAGE-05 the copy claims 200+ destinations only when the catalogue holds them', () => {
  expect(claimedCount(214)).toBe('200+');
  expect(claimedCount(200)).toBe('200+');
  expect(claimedCount(199)).toBe('100+');
  expect(claimedCount(42)).toBe('42');
});
