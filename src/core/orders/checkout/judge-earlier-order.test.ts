import { expect, test } from 'vitest';
import { judgeEarlierOrder, type EarlierOrder } from './judge-earlier-order.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const REQUEST = { requestHash: 'same', now: NOW };
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const OPEN: EarlierOrder = { requestHash: 'same', status: 'awaiting-payment', payUntil: inMinutes(30) };

test('a new key and a new cart make a new order', () => {
  expect(judgeEarlierOrder({ sameKey: null, openOfCart: null }, REQUEST)).toBe('none');
});

test('the same key with the same content pays the order it made', () => {
  expect(judgeEarlierOrder({ sameKey: OPEN, openOfCart: null }, REQUEST)).toBe('pay-same-key');
});

test('a key is not used for other content, not even when that is in the cart', () => {
  const sameKey = { ...OPEN, requestHash: 'other' };
  expect(judgeEarlierOrder({ sameKey, openOfCart: OPEN }, REQUEST)).toBe('key-reused');
});

test.each(['paid', 'fulfilled', 'refunded', 'cancelled'] as const)(
  'a %s order is not paid again',
  (status) => {
    expect(judgeEarlierOrder({ sameKey: { ...OPEN, status }, openOfCart: null }, REQUEST)).toBe('closed');
  },
);

test('B10 a cart has one payable order: the same content pays it, other content ends it first', () => {
  expect(judgeEarlierOrder({ sameKey: null, openOfCart: OPEN }, REQUEST)).toBe('pay-open-of-cart');
  const openOfCart = { ...OPEN, requestHash: 'other' };
  expect(judgeEarlierOrder({ sameKey: null, openOfCart }, REQUEST)).toBe('cart-busy');
});

test('an order that ends in five minutes or less is not offered for payment', () => {
  const left = (payUntil: Date) =>
    judgeEarlierOrder({ sameKey: null, openOfCart: { ...OPEN, payUntil } }, REQUEST);
  expect(left(inMinutes(5))).toBe('cart-busy');
  expect(left(new Date(inMinutes(5).getTime() + 1))).toBe('pay-open-of-cart');
});
