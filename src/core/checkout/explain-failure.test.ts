import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

test.each([
  ['CHECKOUT-17', 'Price has been updated', 'prices-updated'],
  ['CHECKOUT-18', 'Package not found', 'items-unavailable'],
  ['CHECKOUT-18', 'Only 2 left: more of this package are no longer available', 'items-unavailable'],
  ['CHECKOUT-19', 'The payment processing failed', 'payment-unavailable'],
  ['CHECKOUT-19', 'Stripe configuration error', 'payment-unavailable'],
  ['CHECKOUT-20', 'Origin not allowed', 'security'],
  ['CHECKOUT-21', 'Something else', 'failed'],
  ['CHECKOUT-21', '', 'failed'],
])('%s a checkout refused with “%s” is explained as %s', (_rule, message, cause) => {
  expect(explainFailure({ kind: 'refused', code: 'refused', message })).toBe(cause);
});

test('CHECKOUT-22 a network TypeError containing “fetch” is a network error', () => {
  const failure = { kind: 'no-response', message: 'Failed to fetch', isTypeError: true } as const;
  expect(explainFailure(failure)).toBe('network');
});

test('CHECKOUT-23 any other connection failure has its own text', () => {
  const safari = { kind: 'no-response', message: 'Load failed', isTypeError: true } as const;
  const timeout = { kind: 'no-response', message: 'signal timed out', isTypeError: false } as const;
  expect([safari, timeout].map(explainFailure)).toEqual(['connection', 'connection']);
});

test.each([
  ['COUPON-06', 'coupon-not-valid', 'coupon'],
  ['COUPON-19', 'coupon-expired', 'coupon'],
  ['CHECKOUT-28', 'withdrawal-consent-required', 'consent'],
  ['CHECKOUT-34', 'too-many-open-checkouts', 'too-many'],
  ['CHECKOUT-34', 'too-many-requests', 'too-many'],
])('%s a checkout refused as %s is explained by that code', (_rule, code, cause) => {
  expect(explainFailure({ kind: 'refused', code, message: 'Anything' })).toBe(cause);
});
