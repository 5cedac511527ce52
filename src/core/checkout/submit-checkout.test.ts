import { expect, test } from 'vitest';
import type { Availability } from '#core/cart/availability.ts';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { submitCheckout, type CheckoutCalls } from './submit-checkout.ts';

const PAY = 'https://pay.example/cs_1';
const items = [{ ...aCartPlan(), quantity: 1 }];
const invalid: Availability = {
  packageId: 'japan',
  isValid: false,
  code: 'withdrawn',
  message: 'This package is no longer available',
  availableStock: null,
};

function calls(changes: Partial<CheckoutCalls> = {}) {
  const made: string[] = [];
  const recording = <Result>(name: string, response: () => Promise<Result>) => {
    return () => {
      made.push(name);
      return response();
    };
  };
  const all: CheckoutCalls = {
    validate: recording(
      'validate',
      changes.validate ?? (() => Promise.resolve({ valid: true, results: [] })),
    ),
    captureLead: recording('lead', changes.captureLead ?? (() => Promise.resolve())),
    create: recording('create', changes.create ?? (() => Promise.resolve({ kind: 'made', url: PAY }))),
  };
  return { all, made };
}

test('CHECKOUT-09 CHECKOUT-11 LEAD-01 a submit validates, captures the lead, creates the session and redirects to its URL', async () => {
  const { all, made } = calls();
  expect(await submitCheckout(items, all)).toEqual({ kind: 'leave', url: PAY });
  expect(made).toEqual(['validate', 'lead', 'create']);
});

test('LEAD-02 a lead that cannot be captured does not stop the checkout', async () => {
  const { all } = calls({ captureLead: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await submitCheckout(items, all)).toEqual({ kind: 'leave', url: PAY });
});

test('CHECKOUT-04 with an empty cart no request is sent', async () => {
  const { all, made } = calls();
  expect(await submitCheckout([], all)).toEqual({ kind: 'empty-cart' });
  expect(made).toEqual([]);
});

test('CHECKOUT-28 a server that requires the tick after all is reported as such', async () => {
  const refusal = { kind: 'refused', code: 'withdrawal-consent-required', message: '' } as const;
  const { all } = calls({ create: () => Promise.resolve(refusal) });
  expect(await submitCheckout(items, all)).toEqual({ kind: 'consent-required' });
});

test('STOCK-04 an invalid cart is refused with the first invalid line’s reason, before any lead', async () => {
  const results = [{ ...invalid, isValid: true }, invalid, { ...invalid, message: 'Package not found' }];
  const { all, made } = calls({ validate: () => Promise.resolve({ valid: false, results }) });
  expect(await submitCheckout(items, all)).toMatchObject({
    kind: 'unavailable',
    reason: { code: 'withdrawn', message: 'This package is no longer available' },
  });
  expect(made).toEqual(['validate']);
});

test('STOCK-05 a cart that cannot be validated stops the submit', async () => {
  const { all, made } = calls({ validate: () => Promise.resolve(null) });
  expect(await submitCheckout(items, all)).toEqual({ kind: 'not-validated' });
  expect(made).toEqual(['validate']);
});

test.each([null, '', 'javascript:alert(1)', '/relative'])(
  'CHECKOUT-21 a response with the url %j is a failure',
  async (url) => {
    const { all } = calls({ create: () => Promise.resolve({ kind: 'made', url }) });
    expect(await submitCheckout(items, all)).toEqual({ kind: 'failed', why: 'failed', code: null });
  },
);

test('CHECKOUT-13 CHECKOUT-17 a refused session is explained', async () => {
  const { all } = calls({
    create: () =>
      Promise.resolve({ kind: 'refused', code: 'price-updated', message: 'Price has been updated' }),
  });
  expect(await submitCheckout(items, all)).toEqual({
    kind: 'failed',
    why: 'prices-updated',
    code: 'price-updated',
  });
});
