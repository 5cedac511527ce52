import { expect, test } from 'vitest';
import { addressColumns } from './address-columns.ts';

test('AUTH-72 what a new address takes with it is read from the list of stored data, orders first', () => {
  const places = addressColumns().map(({ table, column }) => `${table}.${column}`);
  expect(places[0]).toBe('orders.email');
  expect(places.toSorted()).toEqual([
    'account_mails.recipient',
    'cart_reminder_optouts.email',
    'discount_redemptions.email',
    'leads.email',
    'newsletter_mails.email',
    'newsletter_subscriptions.email',
    'orders.email',
    'reminder_optouts.email',
    'reviews.email',
    'sent_mails.recipient',
    'support_tickets.email',
    'withdrawals.email',
  ]);
});
