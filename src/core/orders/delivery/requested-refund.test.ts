import { expect, test } from 'vitest';
import { judgeRefund, type RefundableUnit } from './requested-refund.ts';

const unit = (id: string, changes: Partial<RefundableUnit> = {}): RefundableUnit => ({
  id,
  outcome: 'delivered',
  priceCents: 950,
  discountCents: 48,
  refund: null,
  ...changes,
});
const refund = { reason: 'goodwill', requestId: 'r1', amountCents: 902 } as const;

test('ADMIN-07 a delivered unit is refunded what was paid for it', () => {
  const units = [unit('a'), unit('b', { discountCents: 0 })];
  expect(judgeRefund(units, { unitIds: ['b', 'a', 'b'], reason: 'guarantee' })).toEqual({
    kind: 'refund',
    refunds: [
      { unitId: 'b', amountCents: 950 },
      { unitId: 'a', amountCents: 902 },
    ],
  });
});

test.each([
  ['of another order', [unit('b')], 'unknown'],
  ['still being delivered', [unit('a', { outcome: null })], 'open'],
  ['refunded because it was not delivered', [unit('a', { outcome: 'undeliverable' })], 'refunded'],
  ['refunded by somebody else for another reason', [unit('a', { refund })], 'refunded'],
  ['bought for nothing', [unit('a', { discountCents: 950 })], 'free'],
])('ADMIN-07 a unit that is %s is not refunded', (_what, units, why) => {
  expect(judgeRefund(units, { unitIds: ['a'], reason: 'withdrawal' })).toEqual({
    kind: 'refused',
    obstacles: [{ unitId: 'a', why }],
  });
});

test('ADMIN-07 one unit that cannot be refunded keeps the others, and nothing is nothing to refund', () => {
  const units = [unit('a'), unit('b', { outcome: null })];
  expect(judgeRefund(units, { unitIds: ['a', 'b'], reason: 'goodwill' })).toEqual({
    kind: 'refused',
    obstacles: [{ unitId: 'b', why: 'open' }],
  });
  expect(judgeRefund(units, { unitIds: [], reason: 'goodwill' })).toEqual({ kind: 'refused', obstacles: [] });
});

test('ADMIN-07 the same request sent again is the same refund', () => {
  const units = [unit('a', { refund }), unit('b', { refund }), unit('c')];
  expect(judgeRefund(units, { unitIds: ['a', 'b'], reason: 'goodwill' })).toEqual({
    kind: 'requested-before',
    requestId: 'r1',
    refunds: [
      { unitId: 'a', amountCents: 902 },
      { unitId: 'b', amountCents: 902 },
    ],
  });
  expect(judgeRefund(units, { unitIds: ['a', 'c'], reason: 'goodwill' }).kind).toBe('refused');
});
