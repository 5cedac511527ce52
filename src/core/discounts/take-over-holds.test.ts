import { expect, test } from 'vitest';
import { aDiscount } from '#tests/builders/discount.ts';
import { takeOverHolds, type Redemption } from './take-over-holds.ts';

const DISCOUNT = aDiscount({ code: 'ONCE', totalLimit: 1, uses: 1, perCustomerLimit: 1 });
const HELD: Redemption = { orderId: 'o1', code: 'ONCE', slot: 1, isFirstOrder: false, state: 'held' };
const FIRST = aDiscount({ code: 'SAVE5', perCustomerLimit: 1, firstOrderOnly: true });

test('COUPON an unpaid hold of the same code is released, and counts neither for the customer nor in total', () => {
  expect(takeOverHolds(DISCOUNT, { redemptions: [HELD], hasPaidOrder: false })).toEqual({
    discount: { ...DISCOUNT, uses: 0 },
    customer: { uses: 0, hasOrdered: false },
    takenSlots: [],
    ended: ['o1'],
  });
});

test('COUPON a paid use is never released and counts', () => {
  const used: Redemption = { ...HELD, state: 'used' };
  expect(takeOverHolds(DISCOUNT, { redemptions: [used], hasPaidOrder: true })).toEqual({
    discount: DISCOUNT,
    customer: { uses: 1, hasOrdered: true },
    takenSlots: [1],
    ended: [],
  });
});

test('COUPON all unpaid holds of the code are released, and only those', () => {
  const twice = aDiscount({ code: 'TWICE', uses: 7, perCustomerLimit: 3 });
  const redemptions: readonly Redemption[] = [
    { ...HELD, code: 'TWICE', orderId: 'paid', slot: 2, state: 'used' },
    { ...HELD, code: 'TWICE', orderId: 'a' },
    { ...HELD, code: 'TWICE', orderId: 'b', slot: 3 },
    { ...HELD, code: 'OTHER', orderId: 'c' },
  ];
  expect(takeOverHolds(twice, { redemptions, hasPaidOrder: true })).toEqual({
    discount: { ...twice, uses: 5 },
    customer: { uses: 1, hasOrdered: true },
    takenSlots: [2],
    ended: ['a', 'b'],
  });
});

test('COUPON-09 a code for first orders replaces another such code: only one order can be the first', () => {
  const other: Redemption = { ...HELD, code: 'WELCOME', isFirstOrder: true };
  const taken = takeOverHolds(FIRST, { redemptions: [other], hasPaidOrder: false });
  expect(taken).toMatchObject({ discount: { uses: FIRST.uses }, customer: { uses: 0, hasOrdered: false } });
  expect(taken.ended).toEqual(['o1']);
});

test('COUPON a code for every order does not release an unpaid first order', () => {
  const other: Redemption = { ...HELD, code: 'SAVE5', isFirstOrder: true };
  expect(takeOverHolds(DISCOUNT, { redemptions: [other], hasPaidOrder: false }).ended).toEqual([]);
});

test('COUPON-09 after a paid order, or while a first order is being paid, no order is the first', () => {
  expect(takeOverHolds(FIRST, { redemptions: [], hasPaidOrder: true }).customer.hasOrdered).toBe(true);
  const paidNow: Redemption = { ...HELD, code: 'WELCOME', isFirstOrder: true, state: 'used' };
  const beside = takeOverHolds(FIRST, { redemptions: [paidNow], hasPaidOrder: false });
  expect(beside).toMatchObject({ customer: { hasOrdered: true }, ended: [] });
});
