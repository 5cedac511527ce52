import { expect, test } from 'vitest';
import { explainTopupFailure } from './explain-topup-failure.ts';

const refused = (code: string, message = '') => explainTopupFailure({ kind: 'refused', code, message });

test('TOPUP-07 a refused top-up is explained by the code or the phrase of the server', () => {
  expect(refused('same-topup-again')).toBe('same-again');
  expect(refused('same-topup-unpaid')).toBe('same-unpaid');
  expect(refused('no-topup-recycled')).toBe('not-possible');
  expect(refused('package-unavailable', 'This package is no longer available')).toBe('not-possible');
  expect(refused('price-changed', 'Price has been updated')).toBe('prices-updated');
  expect(refused('topups-unavailable')).toBe('network-silent');
  expect(refused('coupon-expired')).toBe('coupon');
  expect(refused('withdrawal-consent-required')).toBe('consent');
  expect(refused('too-many-checkouts')).toBe('too-many');
  expect(refused('', '')).toBe('failed');
});

test('TOPUP-07 a lost connection is one failure, whatever the browser calls it', () => {
  const lost = { kind: 'no-response', message: 'Failed to fetch', isTypeError: true } as const;
  expect(explainTopupFailure(lost)).toBe('network');
  expect(explainTopupFailure({ ...lost, message: 'timeout', isTypeError: false })).toBe('network');
});
