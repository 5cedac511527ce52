import { expect, test } from 'vitest';
import { isGroupOrder } from './is-group-order.ts';

const SIM = { state: 'delivered', kind: 'sim' };

test('SHARE-21 an order with two or more delivered eSIMs is handed out; top-ups and undelivered units do not count', () => {
  expect(isGroupOrder([SIM, SIM])).toBe(true);
  expect(isGroupOrder([SIM])).toBe(false);
  expect(isGroupOrder([SIM, { ...SIM, kind: 'topup' }])).toBe(false);
  expect(isGroupOrder([SIM, { ...SIM, state: 'refunded' }])).toBe(false);
});
