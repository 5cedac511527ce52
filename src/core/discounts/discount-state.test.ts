import { expect, test } from 'vitest';
import { aDiscount } from '#tests/builders/discount.ts';
import { applyDiscount } from './apply-discount.ts';
import { discountState, type DiscountState } from './discount-state.ts';
import type { Discount } from './discount.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const PAST = new Date(NOW.getTime() - 1);
const LATER = new Date(NOW.getTime() + 1);

const CASES: readonly (readonly [DiscountState, Partial<Discount>])[] = [
  ['active', {}],
  ['active', { startsAt: NOW, endsAt: LATER, totalLimit: 2, uses: 1 }],
  ['paused', { isActive: false, startsAt: LATER }],
  ['planned', { startsAt: LATER }],
  ['ended', { endsAt: NOW, isActive: false }],
  ['ended', { endsAt: PAST, totalLimit: 1, uses: 1 }],
  ['used-up', { totalLimit: 1, uses: 1, isActive: false }],
];

test.each(CASES)('ADMIN-72 a code is %s: %o', (state, changes) => {
  const discount = aDiscount(changes);
  expect(discountState(discount, NOW)).toBe(state);
  const units = [{ packageId: 'japan', destination: 'japan', priceCents: 950 }];
  const applied = applyDiscount(discount, units, { now: NOW, customer: null });
  expect(applied.kind === 'applied', 'the checkout accepts exactly the active ones').toBe(state === 'active');
});
