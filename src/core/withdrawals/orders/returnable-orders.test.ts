import { expect, test } from 'vitest';
import { returnableOrders } from './returnable-orders.ts';

const NOW = new Date('2026-11-19T10:00:00Z');
const DELIVERED = { state: 'delivered' } as const;
const REFUNDED = { state: 'refunded' } as const;
const ORDER = {
  paidAt: '2026-11-19T09:00:00Z',
  hasOpenWithdrawal: false,
  isRightEndedByUse: false,
  units: [DELIVERED],
};

test.each([
  ['paid today', {}, true],
  ['on the last day', { paidAt: '2026-11-05T09:00:00Z' }, true],
  ['after the period', { paidAt: '2026-11-02T09:00:00Z' }, false],
  ['that is being delivered', { units: [{ state: 'processing' }] }, true],
  ['that was refunded', { units: [REFUNDED, { state: 'refunding' }] }, false],
  ['that was refunded in part', { units: [REFUNDED, DELIVERED] }, true],
  ['that was used after the consent', { isRightEndedByUse: true }, false],
  ['that is being returned', { hasOpenWithdrawal: true }, false],
  ['of several that is being returned', { hasOpenWithdrawal: true, units: [DELIVERED, DELIVERED] }, true],
] as const)('LEGAL-35 an order %s is offered for withdrawal: %j, %s', (_, changes, isOffered) => {
  expect(returnableOrders([{ ...ORDER, ...changes }], NOW)).toHaveLength(isOffered ? 1 : 0);
});
