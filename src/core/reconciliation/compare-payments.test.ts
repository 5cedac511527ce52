import { expect, test } from 'vitest';
import type { PaymentSession } from '#core/payments/payment-gateway.ts';
import { comparePayments } from './compare-payments.ts';

const ORDER = '3d5a5c2e-6f38-4d1e-9a35-3f0b3f1c8a11';
const PAID: PaymentSession = {
  id: 'cs_1',
  url: null,
  orderId: ORDER,
  status: 'complete',
  paymentStatus: 'paid',
  amountCents: 1234,
  currency: 'USD',
  email: 'ana@example.com',
  paymentId: 'pi_1',
  paidAt: new Date('2026-11-16T08:00:00Z'),
  refundedCents: 0,
};
const NONE: ReadonlySet<string> = new Set();

test('a recorded payment is not a finding', () => {
  expect(comparePayments([PAID], { sessionIds: new Set(['cs_1']), orderIds: new Set([ORDER]) })).toEqual({
    findings: [],
    unsettled: [],
  });
});

test('an unrecorded payment for one of our orders is settled without an alert', () => {
  expect(comparePayments([PAID], { sessionIds: NONE, orderIds: new Set([ORDER]) })).toEqual({
    findings: [],
    unsettled: ['cs_1'],
  });
});

test('a payment for an order that is not in the database is a finding, with the customer', () => {
  expect(comparePayments([PAID], { sessionIds: NONE, orderIds: NONE })).toEqual({
    findings: [
      {
        kind: 'payment-without-order',
        subject: 'cs_1',
        details: {
          orderId: ORDER,
          paymentId: 'pi_1',
          email: 'ana@example.com',
          amountCents: 1234,
          currency: 'USD',
        },
      },
    ],
    unsettled: [],
  });
});

test.each([null, '4711', `${ORDER}0`])(
  'a payment with the order id %s belongs to another product',
  (orderId) => {
    expect(comparePayments([{ ...PAID, orderId }], { sessionIds: NONE, orderIds: NONE })).toEqual({
      findings: [],
      unsettled: [],
    });
  },
);
