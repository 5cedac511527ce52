import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSession } from './price-session.ts';

const COUPON = {
  id: 'c',
  created: 0,
  amountOff: null,
  percentOff: null,
  currency: 'usd',
  duration: 'once',
  name: null,
  maxRedemptions: null,
  timesRedeemed: 0,
  redeemBy: null,
  metadata: {},
};

test('for any cart, the discounts of the lines add up to the whole and none exceeds its line', () => {
  const line = fc.record({ unitAmount: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(500_000), (lines, amountOff) => {
      const price = priceSession(lines, { ...COUPON, amountOff });
      const sum = price.lineDiscounts.reduce((total, one) => total + one, 0);
      expect(sum).toBe(price.discount);
      expect(price.total).toBe(price.subtotal - price.discount);
      expect(price.total).toBeGreaterThanOrEqual(0);
      lines.forEach(({ unitAmount, quantity }, index) => {
        expect(price.lineDiscounts[index]).toBeLessThanOrEqual(unitAmount * quantity);
        expect(price.lineDiscounts[index]).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});

test('ten per cent of $12.34 is $1.23', () => {
  expect(priceSession([{ unitAmount: 1234, quantity: 1 }], { ...COUPON, percentOff: 10 }).discount).toBe(123);
});
