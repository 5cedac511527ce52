import { expect, test } from 'vitest';
import { judgeEdit } from './judge-edit.ts';

test('B37 the second of two editors gets a conflict', () => {
  expect(judgeEdit({ seen: 3, current: 3, isAlreadySo: false })).toBe('save');
  expect(judgeEdit({ seen: 3, current: 4, isAlreadySo: false })).toBe('edited-meanwhile');
});

test('B37 the same edit sent twice is not a conflict', () => {
  expect(judgeEdit({ seen: 3, current: 4, isAlreadySo: true })).toBe('saved-before');
});
