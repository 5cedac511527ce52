import { expect, test } from 'vitest';
import { isGroupOrder } from './is-group-order.ts';

const SIM = { state: 'delivered', kind: 'sim', isOneOfSeveral: true };

test('SHARE-21 an order with two or more delivered eSIMs of one plan is handed out; top-ups and undelivered units do not count', () => {
  expect(isGroupOrder([SIM, SIM])).toBe(true);
  expect(isGroupOrder([SIM])).toBe(false);
  expect(isGroupOrder([SIM, { ...SIM, kind: 'topup' }])).toBe(false);
  expect(isGroupOrder([SIM, { ...SIM, state: 'refunded' }])).toBe(false);
});

test("SHARE-70 one person's tour of several countries is not handed out", () => {
  const alone = { ...SIM, isOneOfSeveral: false };
  expect(isGroupOrder([alone, alone, alone])).toBe(false);
  expect(isGroupOrder([SIM, SIM, alone])).toBe(true);
});

test('SHARE-70 an order is not handed out when one eSIM is left beside those being returned, or all are in use', () => {
  const returned = { ...SIM, hasOpenWithdrawal: true };
  const used = { ...SIM, isUsed: true };
  expect(isGroupOrder([SIM, returned])).toBe(false);
  expect(isGroupOrder([SIM, SIM, returned])).toBe(true);
  expect(isGroupOrder([used, used])).toBe(false);
  expect(isGroupOrder([used, SIM])).toBe(true);
});
