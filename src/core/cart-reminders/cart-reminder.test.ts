import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import { isCartReminderTrue, linesOnSale, type CartReminderFacts } from './cart-reminder.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  packageId: 'japan',
  slug: 'japan',
  type: 'sim',
  priceCents: 950,
  availableStock: null,
  isWithdrawn: false,
  described: aPackage(),
  ...changes,
});
const line = (packageId: string, quantity = 1) => ({
  packageId,
  quantity,
  priceCents: 1,
  title: '',
  country: '',
});

const isTrue = (changes: Partial<CartReminderFacts>) =>
  isCartReminderTrue(
    {
      dueAt: NOW,
      isOptedOut: false,
      hasPaidSince: false,
      lastSentAt: null,
      lines: [{ offer: anOffer(), quantity: 1 }],
      ...changes,
    },
    NOW,
  );

test('LEAD-07 a cart is not reminded of when it was paid, is gone, or its buyer wants no mail', () => {
  expect(isTrue({})).toBe(true);
  expect(isTrue({ hasPaidSince: true })).toBe(false);
  expect(isTrue({ isOptedOut: true })).toBe(false);
  expect(isTrue({ lines: [] })).toBe(false);
});

test('LEAD-06 an address gets one reminder a week at most, and none two days late', () => {
  expect(isTrue({ lastSentAt: hoursAgo(7 * 24 - 1) })).toBe(false);
  expect(isTrue({ lastSentAt: hoursAgo(7 * 24) })).toBe(true);
  expect(isTrue({ dueAt: hoursAgo(47) })).toBe(true);
  expect(isTrue({ dueAt: hoursAgo(48) })).toBe(false);
});

test('LEAD-07 LEAD-08 of a cart remains what is sold now, as much as there is of it', () => {
  const offers = [
    anOffer({ availableStock: 2 }),
    anOffer({ packageId: 'gone', isWithdrawn: true }),
    anOffer({ packageId: 'sold-out', availableStock: 0 }),
    anOffer({ packageId: 'topup', type: 'topup' }),
  ];
  const cart = [line('japan', 3), line('gone'), line('sold-out'), line('topup'), line('unknown')];
  expect(linesOnSale(cart, offers)).toEqual([{ offer: offers[0], quantity: 2 }]);
});
