import { expect, test } from 'vitest';
import { aDiscount } from '#tests/builders/discount.ts';
import { areSameRules, judgeDiscountChange } from './judge-discount-change.ts';

const FIVE = aDiscount({ uses: 2 });
const sold = { ...FIVE, hasOrders: true };

test('ADMIN-71 a code with orders keeps its value, and everything else may change', () => {
  for (const value of [
    { kind: 'percent', percent: 6 },
    { kind: 'fixed', amountCents: 5 },
  ] as const)
    expect(judgeDiscountChange(sold, { ...FIVE, value })).toEqual({ kind: 'value-fixed' });
  const others = aDiscount({ startsAt: new Date(0), totalLimit: 2, firstOrderOnly: true, packageIds: ['x'] });
  expect(judgeDiscountChange(sold, others)).toBeNull();
});

test('ADMIN-71 a code without orders may get another value', () => {
  const value = { kind: 'fixed', amountCents: 500 } as const;
  expect(judgeDiscountChange({ ...FIVE, hasOrders: false }, { ...FIVE, value })).toBeNull();
});

test('ADMIN-71 a limit below the uses so far is refused', () => {
  const refused = { kind: 'limit-below-uses', uses: 2 };
  expect(judgeDiscountChange(sold, { ...FIVE, totalLimit: 1 })).toEqual(refused);
  expect(judgeDiscountChange(sold, { ...FIVE, totalLimit: null })).toBeNull();
});

test('ADMIN-71 the same rules in another order are the same', () => {
  const rules = { ...FIVE, packageIds: ['a', 'b'], destinations: ['japan', 'spain'] };
  expect(areSameRules(rules, { ...rules, packageIds: ['b', 'a'], destinations: ['spain', 'japan'] })).toBe(
    true,
  );
  expect(areSameRules(rules, { ...rules, destinations: ['japan'] })).toBe(false);
});
