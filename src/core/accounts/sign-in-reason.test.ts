import { expect, test } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

test('SHARE-26 the way to the hand-out of an order is a reason to sign in; other pages have none', () => {
  expect(signInReason('/dashboard/orders/100412/hand-out')).toBe('hand-out');
  expect(signInReason('/es/dashboard/orders/100412/hand-out?view=tags')).toBe('hand-out');
  for (const next of [
    '/dashboard',
    '/dashboard/orders/1/hand-outs',
    '/plans?next=/dashboard/orders/1/hand-out',
  ])
    expect(signInReason(next)).toBeNull();
});

test('AUTH-68 the way to the confirmation of a new address is a reason to sign in', () => {
  expect(signInReason('/es/dashboard/account/address?token=abc')).toBe('new-address');
  for (const next of ['/dashboard/account', '/dashboard/account/addresses'])
    expect(signInReason(next)).toBeNull();
});
