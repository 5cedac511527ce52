import { expect, test } from 'vitest';
import { mayActAs } from './staff-member.ts';

test('ADMIN-25 an admin may do everything, support only what support may do, a customer nothing', () => {
  expect([mayActAs(['admin'], 'admin'), mayActAs(['admin'], 'support')]).toEqual([true, true]);
  expect([mayActAs(['support'], 'admin'), mayActAs(['support'], 'support')]).toEqual([false, true]);
  expect([mayActAs([], 'admin'), mayActAs([], 'support')]).toEqual([false, false]);
});
