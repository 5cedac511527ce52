import { expect, test } from 'vitest';
import { ORDER_JOBS } from './order-jobs.ts';

test('a job queued twice waits once, per subject', () => {
  const { settlePayment, fulfilUnit, makeRefund, sendMail } = ORDER_JOBS;
  for (const job of [settlePayment, fulfilUnit, makeRefund, sendMail]) {
    expect(job('one').key).toBe(job('one').key);
    expect(job('one').key).not.toBe(job('other').key);
  }
});

test('a job scheduled for later does not prevent a job of the same unit that is due now', () => {
  const later = ORDER_JOBS.fulfilUnit('unit', new Date('2026-11-15T12:00:00Z'));
  expect(later.key).not.toBe(ORDER_JOBS.fulfilUnit('unit').key);
  expect(later.key).toBe(ORDER_JOBS.fulfilUnit('unit', new Date('2026-11-15T13:00:00Z')).key);
});

test('a failed slow payment is not lost beside another job of the same session', () => {
  expect(ORDER_JOBS.settlePayment('session', true).key).not.toBe(ORDER_JOBS.settlePayment('session').key);
});
