import { expect, test } from 'vitest';
import { isWithdrawalInTime, lastWithdrawalDay } from './withdrawal-period.ts';

const lastDay = (paidAt: string) => lastWithdrawalDay(new Date(paidAt)).toISOString().slice(0, 10);
const isInTime = (paidAt: string, declaredAt: string) =>
  isWithdrawalInTime(new Date(paidAt), new Date(declaredAt));

test('LEGAL-15 the last day is the 14th after the payment; the day of the payment is not counted', () => {
  expect(lastDay('2026-03-02T00:00:00Z')).toBe('2026-03-16');
  expect(lastDay('2026-03-02T23:59:59Z')).toBe('2026-03-16');
  expect(lastDay('2026-12-22T12:00:00Z')).toBe('2027-01-05');
});

test('LEGAL-15 a period that would end on a Saturday or Sunday ends on Monday', () => {
  expect(lastDay('2026-03-06T12:00:00Z')).toBe('2026-03-20');
  expect(lastDay('2026-03-07T12:00:00Z')).toBe('2026-03-23');
  expect(lastDay('2026-03-08T12:00:00Z')).toBe('2026-03-23');
});

test('LEGAL-15 the last day counts until it has ended everywhere on Earth', () => {
  const paidAt = '2026-03-02T12:00:00Z';
  expect(isInTime(paidAt, paidAt)).toBe(true);
  expect(isInTime(paidAt, '2026-03-17T11:59:59Z')).toBe(true);
  expect(isInTime(paidAt, '2026-03-17T12:00:00Z')).toBe(false);
});
