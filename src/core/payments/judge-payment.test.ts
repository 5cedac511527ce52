import { expect, test } from 'vitest';
import { judgePayment, type PaidOrder, type ReceivedPayment } from './judge-payment.ts';

const ORDER: PaidOrder = {
  orderId: 'order-1',
  status: 'awaiting-payment',
  totalCents: 1234,
  currency: 'USD',
  settledBy: null,
};
const PAYMENT: ReceivedPayment = {
  paymentId: 'pi_1',
  orderId: 'order-1',
  amountCents: 1234,
  currency: 'USD',
  wasRefunded: false,
};

test('PAY-08 the exact amount in the right currency pays an order', () => {
  expect(judgePayment(ORDER, PAYMENT)).toEqual({ kind: 'settles' });
});

test.each<[string, Partial<ReceivedPayment>]>([
  ['a cent less', { amountCents: 1233 }],
  ['a cent more', { amountCents: 1235 }],
  ['euros', { currency: 'EUR' }],
  ['the id of another order', { orderId: 'order-2' }],
  ['no order at all', { orderId: null }],
])('PAY-07 PAY-08 B26 %s pays nothing and is refunded', (_what, changes) => {
  expect(judgePayment(ORDER, { ...PAYMENT, ...changes })).toEqual({
    kind: 'refund',
    reason: 'wrong-amount',
    amountCents: changes.amountCents ?? 1234,
    cancelsOrder: true,
  });
});

test('B3 B19 the payment that paid the order is recognised, whatever the status of the order', () => {
  for (const status of ['paid', 'fulfilled', 'refunded'] as const)
    expect(judgePayment({ ...ORDER, status, settledBy: 'pi_1' }, PAYMENT)).toEqual({ kind: 'known' });
});

test('B20 a second payment is refunded', () => {
  expect(judgePayment({ ...ORDER, status: 'paid', settledBy: 'pi_0' }, PAYMENT)).toEqual({
    kind: 'refund',
    reason: 'second-payment',
    amountCents: 1234,
    cancelsOrder: false,
  });
});

test('B12 a payment for a cancelled order is refunded', () => {
  expect(judgePayment({ ...ORDER, status: 'cancelled' }, PAYMENT)).toEqual({
    kind: 'refund',
    reason: 'cancelled-order',
    amountCents: 1234,
    cancelsOrder: false,
  });
});

test('a payment that was fully refunded before a backup was restored pays nothing, and nothing is delivered', () => {
  expect(judgePayment(ORDER, { ...PAYMENT, wasRefunded: true })).toEqual({
    kind: 'refund',
    reason: 'cancelled-order',
    amountCents: 1234,
    cancelsOrder: true,
  });
  expect(judgePayment({ ...ORDER, settledBy: 'pi_1' }, { ...PAYMENT, wasRefunded: true })).toEqual({
    kind: 'known',
  });
});
