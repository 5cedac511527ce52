import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import type { StaffOrder } from './staff-orders.ts';
import { staffTimeline } from './staff-timeline.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 14, 18, 43, second));

const ORDER: StaffOrder = {
  id: 'o1',
  number: '104236',
  email: 'ana@example.com',
  hasAccount: true,
  language: 'en',
  status: 'fulfilled',
  subtotalCents: 1900,
  discountCents: 0,
  totalCents: 1900,
  discountCode: null,
  deviceAnswer: null,
  createdAt: at(0),
  cancelledAt: null,
  units: [
    {
      id: 'u1',
      described: aPackage(),
      priceCents: 950,
      discountCents: 0,
      outcome: 'undeliverable',
      failure: 'Out of stock',
      settledAt: at(20),
      attempts: 6,
      costCents: 600,
      esim: null,
      refund: {
        id: 'r1',
        reason: 'undelivered',
        amountCents: 950,
        status: 'done',
        createdAt: at(20),
        doneAt: at(30),
      },
    },
  ],
  payments: [{ id: 'pi_1', amountCents: 1900, counts: true, paidAt: at(10) }],
  paymentRefunds: [],
  mails: [
    { kind: 'refund', status: 'sent', createdAt: at(31), sentAt: at(32) },
    { kind: 'welcome', status: 'refused', createdAt: at(11), sentAt: null },
  ],
  billing: null,
  notes: [],
  handled: null,
};

test('ADMIN-05 the timeline has every stored step to the second, oldest first', () => {
  expect(staffTimeline(ORDER).map(({ kind, at: time }) => [time.getUTCSeconds(), kind])).toEqual([
    [0, 'checkout-begun'],
    [10, 'paid'],
    [11, 'mail-refused'],
    [20, 'undelivered'],
    [20, 'refund-requested'],
    [30, 'refunded'],
    [32, 'mail-sent'],
  ]);
  expect(staffTimeline(ORDER).map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['pi_1', 'Out of stock']),
  );
});
