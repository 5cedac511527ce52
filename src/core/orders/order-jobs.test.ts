import { expect, test } from 'vitest';
import { ORDER_JOBS } from './order-jobs.ts';

test('what is queued twice waits once, for each thing by itself', () => {
  const { settlePayment, fulfilUnit, makeRefund, sendMail } = ORDER_JOBS;
  for (const job of [settlePayment, fulfilUnit, makeRefund, sendMail]) {
    expect(job('one').key).toBe(job('one').key);
    expect(job('one').key).not.toBe(job('other').key);
  }
});

test('a unit that waits for its time does not keep one that is due from being queued', () => {
  const later = ORDER_JOBS.fulfilUnit('unit', new Date('2026-11-15T12:00:00Z'));
  expect(later.key).not.toBe(ORDER_JOBS.fulfilUnit('unit').key);
  expect(later.key).toBe(ORDER_JOBS.fulfilUnit('unit', new Date('2026-11-15T13:00:00Z')).key);
});

test('that a slow payment failed is not lost beside a question about the same session', () => {
  expect(ORDER_JOBS.settlePayment('session', true).key).not.toBe(ORDER_JOBS.settlePayment('session').key);
});
