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
