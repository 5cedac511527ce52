import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDiscount } from '#tests/builders/discount.ts';
import { applyDiscount, share } from './apply-discount.ts';
import type { Discount, DiscountCustomer } from './discount.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const NEW_CUSTOMER: DiscountCustomer = { uses: 0, hasOrdered: false };
const UNITS = [
  { packageId: 'japan', destination: 'japan', priceCents: 950 },
  { packageId: 'spain', destination: 'spain', priceCents: 450 },
];

function amountOf(changes: Partial<Discount>, customer: DiscountCustomer | null = NEW_CUSTOMER, now = NOW) {
  const applied = applyDiscount(aDiscount(changes), UNITS, { now, customer });
  return applied.kind === 'applied' ? applied.amountCents : 'refused';
}

test('COUPON-08 five percent of $14.00 are 70 cents', () => {
  expect(amountOf({ value: { kind: 'percent', percent: 5 } })).toBe(70);
});

test.each([
  ['all of it', 1400, 1400],
  ['a dollar less', 1300, 1300],
  ['50 cents less', 1350, 1350],
  ['49 cents less', 1351, 1350],
  ['a cent less', 1399, 1350],
])('COUPON-08 a discount of %s leaves a total that is zero or payable', (_, wanted, given) => {
  expect(amountOf({ value: { kind: 'fixed', amountCents: wanted } })).toBe(given);
});

test('COUPON-08 a discount that rounds to zero is refused', () => {
  const one = [{ packageId: 'japan', destination: 'japan', priceCents: 60 }];
  const percent = aDiscount({ value: { kind: 'percent', percent: 50 } });
  expect(applyDiscount(percent, one, { now: NOW, customer: null })).toMatchObject({ amountCents: 10 });
  const cheaper = [{ packageId: 'japan', destination: 'japan', priceCents: 50 }];
  expect(applyDiscount(percent, cheaper, { now: NOW, customer: null })).toMatchObject({
    kind: 'refused',
  });
});

test('COUPON-09 a code for first orders is refused to a customer who has ordered', () => {
  expect(amountOf({ firstOrderOnly: true })).toBe(70);
  expect(amountOf({ firstOrderOnly: true }, { uses: 0, hasOrdered: true })).toBe('refused');
  expect(amountOf({ firstOrderOnly: true }, null)).toBe(70);
});

test('COUPON-10 a fixed amount is taken off, never more than the price', () => {
  expect(amountOf({ value: { kind: 'fixed', amountCents: 500 } })).toBe(500);
  expect(amountOf({ value: { kind: 'fixed', amountCents: 5000 } })).toBe(1400);
});

test('COUPON-11 a code is refused before its start and from its end', () => {
  const startsAt = new Date('2026-03-01T12:00:00Z');
  const endsAt = new Date('2026-03-02T12:00:00Z');
  const just = (date: Date) => new Date(date.getTime() - 1);
  expect(amountOf({ startsAt, endsAt }, NEW_CUSTOMER, just(startsAt))).toBe('refused');
  expect(amountOf({ startsAt, endsAt }, NEW_CUSTOMER, startsAt)).toBe(70);
  expect(amountOf({ startsAt, endsAt }, NEW_CUSTOMER, just(endsAt))).toBe(70);
  expect(amountOf({ startsAt, endsAt }, NEW_CUSTOMER, endsAt)).toBe('refused');
});

test('COUPON-12 a code is refused below the minimum subtotal and accepted at it', () => {
  expect(amountOf({ minimumSubtotalCents: 1400 })).toBe(70);
  expect(amountOf({ minimumSubtotalCents: 1401 })).toBe('refused');
});

test('COUPON-13 COUPON-14 a code whose limit is reached is refused', () => {
  expect(amountOf({ totalLimit: 10, uses: 9 })).toBe(70);
  expect(amountOf({ totalLimit: 10, uses: 10 })).toBe('refused');
  expect(amountOf({ perCustomerLimit: 2 }, { uses: 1, hasOrdered: true })).toBe(70);
  expect(amountOf({ perCustomerLimit: 2 }, { uses: 2, hasOrdered: true })).toBe('refused');
});

test('COUPON-15 with a package list only those packages get the discount, and a cart without them is refused', () => {
  expect(applyDiscount(aDiscount({ packageIds: ['spain'] }), UNITS, { now: NOW, customer: null })).toEqual({
    kind: 'applied',
    amountCents: 23,
    sharesCents: [0, 23],
  });
  expect(amountOf({ packageIds: ['france'] })).toBe('refused');
});

test('COUPON-24 with destinations all of their packages get the discount, beside the packages of the list', () => {
  const share = (changes: Partial<Discount>) =>
    applyDiscount(aDiscount(changes), UNITS, { now: NOW, customer: null });
  expect(share({ destinations: ['spain'] })).toMatchObject({ sharesCents: [0, 23] });
  expect(share({ destinations: ['spain'], packageIds: ['japan'] })).toMatchObject({ sharesCents: [48, 22] });
  expect(share({ destinations: ['france'] })).toEqual({ kind: 'refused', why: { kind: 'other-plans' } });
});

test('a deactivated code is refused', () => {
  expect(amountOf({ isActive: false })).toBe('refused');
});

const PAST = new Date(NOW.getTime() - 1);
const LATER = new Date(NOW.getTime() + 1);
const BUYER = { uses: 1, hasOrdered: true };

function reasonOf(changes: Parameters<typeof aDiscount>[0], customer: typeof BUYER | null = null) {
  const applied = applyDiscount(aDiscount(changes), UNITS, { now: NOW, customer });
  return applied.kind === 'refused' ? applied.why : null;
}

test('COUPON-06 a refusal has its reason', () => {
  expect(reasonOf({ endsAt: PAST })).toEqual({ kind: 'expired' });
  expect(reasonOf({ minimumSubtotalCents: 2000 })).toEqual({ kind: 'minimum', minimumCents: 2000 });
  expect(reasonOf({ packageIds: ['france'] })).toEqual({ kind: 'other-plans' });
  expect(reasonOf({ firstOrderOnly: true, perCustomerLimit: 1 }, BUYER)).toEqual({
    kind: 'first-order-only',
  });
  expect(reasonOf({ perCustomerLimit: 1 }, BUYER)).toEqual({ kind: 'already-used' });
  for (const secret of [{ isActive: false }, { startsAt: LATER }, { totalLimit: 3, uses: 3 }])
    expect(reasonOf(secret)).toEqual({ kind: 'not-valid' });
  const nothing = applyDiscount(aDiscount({ minimumSubtotalCents: 1 }), [], { now: NOW, customer: null });
  expect(nothing).toEqual({ kind: 'refused', why: { kind: 'not-valid' } });
});

test('COUPON-06 a reason that is not about the customer is the same for a buyer and a guest', () => {
  for (const cause of [{ endsAt: PAST }, { minimumSubtotalCents: 2000 }, { packageIds: ['france'] }]) {
    const code = { ...cause, firstOrderOnly: true, perCustomerLimit: 1 };
    expect(reasonOf(code, BUYER)).toEqual(reasonOf(code, NEW_CUSTOMER));
    expect(reasonOf(code, BUYER)).not.toBeNull();
  }
});

test('shares are whole cents that add up exactly, and none is larger than its price', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.round(total * part);
      const shares = share(amount, weights);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
      for (const [slot, one] of shares.entries()) {
        expect(Number.isInteger(one) && one >= 0 && one <= (weights[slot] ?? 0)).toBe(true);
      }
    }),
  );
});
