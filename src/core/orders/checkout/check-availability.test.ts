import { expect, test } from 'vitest';
import { anOffer } from '#tests/builders/offer.ts';
import { stockShortage, unavailableMessage, wantedQuantities, whyUnavailable } from './check-availability.ts';

test('STOCK-01 a quantity above the available stock is refused, one up to it is not', () => {
  const offer = anOffer({ availableStock: 3 });
  expect(whyUnavailable(offer, 3)).toBeNull();
  expect(whyUnavailable(offer, 4)).toEqual({ kind: 'short-stock', availableStock: 3 });
  expect(whyUnavailable(anOffer({ availableStock: 0 }), 1)).toEqual({ kind: 'out-of-stock' });
});

test('STOCK-01 stock that is locked is compared in the same way', () => {
  expect(stockShortage(3, 3)).toBeNull();
  expect(stockShortage(3, 4)).toEqual({ kind: 'short-stock', availableStock: 3 });
  expect(stockShortage(0, 1)).toEqual({ kind: 'out-of-stock' });
  expect(stockShortage(0, 0)).toBeNull();
});

test('STOCK-07 a stock of null is no limit', () => {
  expect(whyUnavailable(anOffer({ availableStock: null }), 1_000_000)).toBeNull();
});

test('B30 the same package on two lines is counted together', () => {
  const wanted = wantedQuantities([
    { packageId: 'japan', quantity: 2 },
    { packageId: 'spain', quantity: 1 },
    { packageId: 'japan', quantity: 2 },
  ]);
  expect(Object.fromEntries(wanted)).toEqual({ japan: 4, spain: 1 });
});

test('PLANS-16 a withdrawn, an unknown and a top-up package cannot be bought in the cart', () => {
  expect(whyUnavailable(anOffer({ isWithdrawn: true }), 1)).toEqual({ kind: 'withdrawn' });
  expect(whyUnavailable(undefined, 1)).toEqual({ kind: 'not-found' });
  expect(whyUnavailable(anOffer({ type: 'topup' }), 1)).toEqual({ kind: 'needs-esim' });
});

test('TOPUP-05 an order of a top-up takes only a top-up that is on sale', () => {
  const topup = anOffer({ type: 'topup' });
  expect(whyUnavailable(topup, 1, 'topup')).toBeNull();
  expect(whyUnavailable({ ...topup, isWithdrawn: true }, 1, 'topup')).toEqual({ kind: 'withdrawn' });
  expect(whyUnavailable(anOffer(), 1, 'topup')).toEqual({ kind: 'not-found' });
});

test('CHECKOUT-18 the refusal of a missing package has the phrase that the checkout recognises', () => {
  expect(unavailableMessage({ kind: 'not-found' })).toContain('Package not found');
  for (const why of [
    { kind: 'withdrawn' } as const,
    { kind: 'out-of-stock' } as const,
    { kind: 'short-stock', availableStock: 2 } as const,
  ])
    expect(unavailableMessage(why)).toContain('no longer available');
});
