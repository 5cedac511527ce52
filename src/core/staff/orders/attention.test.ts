import { expect, test } from 'vitest';
import { attentionOf } from './attention.ts';

const NOW = new Date('2026-11-17T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const FINE = {
  paidAt: minutesAgo(60),
  hasOpenUnit: false,
  refunds: [{ status: 'done', createdAt: minutesAgo(50) }],
  mails: [{ status: 'sent' }],
} as const;

test('ADMIN-05 an order that is delivered, refunded and mailed needs nobody', () => {
  expect(attentionOf(FINE, NOW)).toEqual([]);
  const young = { ...FINE, paidAt: minutesAgo(4), hasOpenUnit: true } as const;
  expect(attentionOf(young, NOW)).toEqual([]);
});

test('ADMIN-05 what is open for five minutes, or was refused, needs a person', () => {
  const stuck = { ...FINE, paidAt: minutesAgo(5), hasOpenUnit: true } as const;
  expect(attentionOf(stuck, NOW)).toEqual(['undelivered']);
  const refunds = [
    { status: 'refused', createdAt: minutesAgo(1) },
    { status: 'due', createdAt: minutesAgo(5) },
  ] as const;
  expect(attentionOf({ ...FINE, refunds }, NOW)).toEqual(['refund-refused', 'refund-late']);
  expect(attentionOf({ ...FINE, mails: [{ status: 'refused' }] }, NOW)).toEqual(['mail-refused']);
});
