import { expect, test } from 'vitest';
import { usualOffer } from './usual-offer.ts';

const plan = (priceCents: number, changes = {}) => ({
  priceCents,
  is_popular: false,
  data_amount: '500 MB',
  validity_days: 1,
  ...changes,
});
const popular = plan(1250, { is_popular: true, data_amount: '5 GB', validity_days: 30 });

test('PLANS-24 a destination shows its cheapest price and the plan with the popular flag', () => {
  expect(usualOffer([plan(300), popular])).toEqual({
    cheapestCents: 300,
    usual: { data: '5 GB', days: 30, cents: 1250 },
  });
});

test('PLANS-24 a flagged plan that is the cheapest is not shown twice', () => {
  expect(usualOffer([popular, plan(2000)])).toEqual({ cheapestCents: 1250, usual: null });
  expect(usualOffer([plan(300)])).toEqual({ cheapestCents: 300, usual: null });
});

test('PLANS-24 a missing price is null, never $0', () => {
  expect(usualOffer([plan(0)])).toEqual({ cheapestCents: null, usual: null });
});
