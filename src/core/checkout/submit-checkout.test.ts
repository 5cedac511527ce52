import { expect, test } from 'vitest';
import type { Availability } from '#core/cart/availability.ts';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { submitCheckout, type CheckoutCalls, type CheckoutWish } from './submit-checkout.ts';

const PAY = 'https://pay.example/cs_1';
const wish: CheckoutWish = {
  email: 'ada@example.com',
  items: [{ ...aCartPlan(), quantity: 1 }],
  isDisclaimerTicked: true,
};
const invalid: Availability = {
  packageId: 'japan',
  isValid: false,
  code: 'withdrawn',
  message: 'This package is no longer available',
  availableStock: null,
};

function calls(changes: Partial<CheckoutCalls> = {}) {
  const made: string[] = [];
  const noting = <Answer>(name: string, answer: () => Promise<Answer>) => {
    return () => {
      made.push(name);
      return answer();
    };
  };
  const all: CheckoutCalls = {
    validate: noting('validate', changes.validate ?? (() => Promise.resolve({ valid: true, results: [] }))),
    captureLead: noting('lead', changes.captureLead ?? (() => Promise.resolve())),
    create: noting('create', changes.create ?? (() => Promise.resolve({ kind: 'made', url: PAY }))),
  };
  return { all, made };
}

test('CHECKOUT-09 CHECKOUT-11 LEAD-01 a submit validates, captures the lead, then makes the session, and leaves for its address', async () => {
  const { all, made } = calls();
  expect(await submitCheckout(wish, all)).toEqual({ kind: 'leave', url: PAY });
  expect(made).toEqual(['validate', 'lead', 'create']);
});

test('LEAD-02 a lead that cannot be captured stops nobody', async () => {
  const { all } = calls({ captureLead: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await submitCheckout(wish, all)).toEqual({ kind: 'leave', url: PAY });
});

test.each([
  ['no email', { email: '  ' }],
  ['an empty cart', { items: [] }],
])('CHECKOUT-04 with %s nothing is asked', async (_what, changes) => {
  const { all, made } = calls();
  expect(await submitCheckout({ ...wish, ...changes }, all)).toEqual({ kind: 'incomplete' });
  expect(made).toEqual([]);
});

test.each(['ada', 'ada@', '@example.com', 'a b@example.com', 'ada@example'])(
  'an email nobody can write to, %s, is noticed before anything is asked',
  async (email) => {
    expect(await submitCheckout({ ...wish, email }, calls().all)).toEqual({ kind: 'email-unreadable' });
  },
);

test('CHECKOUT-06 without the ticked disclaimer nothing is asked', async () => {
  const { all, made } = calls();
  expect(await submitCheckout({ ...wish, isDisclaimerTicked: false }, all)).toEqual({ kind: 'not-ticked' });
  expect(made).toEqual([]);
});

test('STOCK-04 an invalid cart is refused with the first invalid line’s reason, before any lead', async () => {
  const results = [{ ...invalid, isValid: true }, invalid, { ...invalid, message: 'Package not found' }];
  const { all, made } = calls({ validate: () => Promise.resolve({ valid: false, results }) });
  expect(await submitCheckout(wish, all)).toMatchObject({
    kind: 'unavailable',
    reason: { code: 'withdrawn', message: 'This package is no longer available' },
  });
  expect(made).toEqual(['validate']);
});

test('STOCK-05 a cart that cannot be validated goes no further', async () => {
  const { all, made } = calls({ validate: () => Promise.resolve(null) });
  expect(await submitCheckout(wish, all)).toEqual({ kind: 'not-validated' });
  expect(made).toEqual(['validate']);
});

test.each([null, '', 'javascript:alert(1)', '/relative'])(
  'CHECKOUT-21 an answer whose url is %j is a failure',
  async (url) => {
    const { all } = calls({ create: () => Promise.resolve({ kind: 'made', url }) });
    expect(await submitCheckout(wish, all)).toEqual({ kind: 'failed', why: 'failed' });
  },
);

test('CHECKOUT-13 CHECKOUT-17 a refused session is explained', async () => {
  const { all } = calls({
    create: () => Promise.resolve({ kind: 'refused', message: 'Price has been updated' }),
  });
  expect(await submitCheckout(wish, all)).toEqual({ kind: 'failed', why: 'prices-updated' });
});
