import { expect, test } from 'vitest';
import { isGroupOrder, isToGive } from './is-group-order.ts';

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

test('SHARE-70 an order is not handed out when one eSIM is left beside those being returned, or all are on a phone or have ended', () => {
  const returned = { ...SIM, hasOpenWithdrawal: true };
  const used = { ...SIM, isToGive: false };
  expect(isGroupOrder([SIM, returned])).toBe(false);
  expect(isGroupOrder([SIM, SIM, returned])).toBe(true);
  expect(isGroupOrder([used, used])).toBe(false);
  expect(isGroupOrder([used, SIM])).toBe(true);
});

test('SHARE-71 an eSIM that is marked as installed, has connected, has ended or is recycled is not left to give', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const before = new Date('2026-11-17T12:00:00Z');
  const waiting = {
    status: 'ready_to_activate',
    installedAt: null,
    firstConnectedAt: null,
    expiresAt: null,
    hasTopup: false,
  } as const;
  expect(isToGive(waiting, now)).toBe(true);
  expect(isToGive({ ...waiting, installedAt: before }, now)).toBe(false);
  expect(isToGive({ ...waiting, firstConnectedAt: before }, now)).toBe(false);
  expect(isToGive({ ...waiting, expiresAt: before }, now)).toBe(false);
  expect(isToGive({ ...waiting, expiresAt: before, hasTopup: true }, now)).toBe(true);
  for (const status of ['expired', 'finished', 'recycled'] as const)
    expect(isToGive({ ...waiting, status }, now)).toBe(false);
});
