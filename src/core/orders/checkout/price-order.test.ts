import { expect, test } from 'vitest';
import { aDiscount } from '#tests/builders/discount.ts';
import { anOffer } from '#tests/builders/offer.ts';
import { priceOrder, type RequestedLine } from './price-order.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const OFFERS = [
  anOffer({ packageId: 'japan', priceCents: 950, availableStock: 3 }),
  anOffer({ packageId: 'spain', priceCents: 333 }),
];
const NEW_CUSTOMER = { uses: 0, hasOrdered: false };

function price(lines: readonly RequestedLine[], coupon: Parameters<typeof priceOrder>[1]['coupon'] = null) {
  return priceOrder(lines, { offers: OFFERS, coupon, now: NOW });
}
const japan = (quantity: number, priceCents = 950) => ({ packageId: 'japan', quantity, priceCents });
const spain = (quantity: number) => ({ packageId: 'spain', quantity, priceCents: 333 });

test('CHECKOUT-12 the server adds up its own prices, unit by unit', () => {
  expect(price([japan(2), spain(1)])).toEqual({
    kind: 'priced',
    subtotalCents: 2233,
    discountCents: 0,
    totalCents: 2233,
    units: [
      { packageId: 'japan', priceCents: 950, discountCents: 0 },
      { packageId: 'japan', priceCents: 950, discountCents: 0 },
      { packageId: 'spain', priceCents: 333, discountCents: 0 },
    ],
  });
});

test.each([1, 949, 951, 0, -950, Number.NaN])(
  'CHECKOUT-13 B35 a price of %s cents for a plan of 950 is refused',
  (cents) => {
    expect(price([japan(1, cents)])).toEqual({ kind: 'price-updated' });
  },
);

test('B30 two lines of one package are checked against the stock together', () => {
  expect(price([japan(2), japan(1)])).toMatchObject({ kind: 'priced' });
  expect(price([japan(2), japan(2)])).toEqual({
    kind: 'unavailable',
    why: { kind: 'short-stock', availableStock: 3 },
  });
});

test('a discount is split over the units to the exact cent', () => {
  const priced = price([spain(3)], { discount: aDiscount(), customer: NEW_CUSTOMER });
  expect(priced).toMatchObject({ subtotalCents: 999, discountCents: 50, totalCents: 949 });
  expect(priced.kind === 'priced' && priced.units.map((unit) => unit.discountCents)).toEqual([17, 17, 16]);
});

test('COUPON-06 COUPON-09 an unknown code and one that does not apply refuse the checkout, each with its reason', () => {
  expect(price([japan(1)], { discount: null, customer: NEW_CUSTOMER })).toEqual({
    kind: 'coupon-not-valid',
    why: { kind: 'not-valid' },
  });
  const discount = aDiscount({ firstOrderOnly: true });
  expect(price([japan(1)], { discount, customer: { uses: 0, hasOrdered: true } })).toEqual({
    kind: 'coupon-not-valid',
    why: { kind: 'first-order-only' },
  });
});
