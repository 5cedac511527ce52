import { expect, test } from 'vitest';
import { orderToHandOut } from './order-to-hand-out.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const esim = (orderNumber: string) =>
  ({
    orderNumber,
    status: 'ready_to_activate',
    expiresAt: null,
    waiting: [],
    hasOpenWithdrawal: false,
    gift: null,
  }) satisfies Parameters<typeof orderToHandOut>[0][number];

test('SHARE-21 the newest order with several eSIMs is the one to hand out', () => {
  expect(orderToHandOut([esim('3'), esim('2'), esim('2'), esim('1'), esim('1')], NOW)).toBe('2');
  expect(orderToHandOut([esim('3'), esim('2')], NOW)).toBeNull();
  expect(orderToHandOut([], NOW)).toBeNull();
});

test('SHARE-21 gifts and orders whose eSIMs have all ended are not handed out', () => {
  const gift = { ...esim('2'), gift: {} };
  const ended = { ...esim('2'), status: 'expired' as const };
  expect(orderToHandOut([gift, gift], NOW)).toBeNull();
  expect(orderToHandOut([gift, esim('2')], NOW)).toBeNull();
  expect(orderToHandOut([ended, ended], NOW)).toBeNull();
  expect(orderToHandOut([ended, esim('2')], NOW)).toBe('2');
  const returned = { ...esim('2'), hasOpenWithdrawal: true };
  expect(orderToHandOut([returned, returned], NOW)).toBeNull();
});
