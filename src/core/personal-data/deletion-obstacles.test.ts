import { expect, test } from 'vitest';
import {
  countOpenedGifts,
  deletionObstacles,
  isUninstalled,
  type OwnOrderFacts,
} from './deletion-obstacles.ts';

const NOW = new Date('2026-11-17T10:00:00Z');
const DONE: OwnOrderFacts = {
  number: '100001',
  isSettled: true,
  hasOpenRefund: false,
  hasOpenWithdrawal: false,
  gift: null,
};

function obstacles(order: Partial<OwnOrderFacts>, hasRole = false) {
  return deletionObstacles({ hasRole, orders: [{ ...DONE, ...order }] }, NOW);
}

test('LEGAL-11 an account whose orders are settled can be deleted', () => {
  expect(obstacles({})).toEqual([]);
  expect(deletionObstacles({ hasRole: false, orders: [] }, NOW)).toEqual([]);
});

test('LEGAL-11 an account is kept while something it paid for is not delivered or refunded', () => {
  expect(obstacles({ isSettled: false })).toEqual([{ kind: 'order-open', orderNumber: '100001' }]);
  expect(obstacles({ hasOpenRefund: true })).toEqual([{ kind: 'refund-open', orderNumber: '100001' }]);
  expect(obstacles({ hasOpenWithdrawal: true })).toEqual([
    { kind: 'withdrawal-open', orderNumber: '100001' },
  ]);
});

test('LEGAL-11 an account is kept while a gift waits for its day, or its recipient can still open it', () => {
  const sentAt = new Date('2026-11-15T09:00:00Z');
  const until = new Date('2026-11-17T10:00:01Z');
  expect(obstacles({ gift: { sentAt: null, linksEndAt: null, isOpened: false } })).toEqual([
    { kind: 'gift-waiting', orderNumber: '100001' },
  ]);
  expect(obstacles({ gift: { sentAt, linksEndAt: until, isOpened: false } })).toEqual([
    { kind: 'gift-link-open', orderNumber: '100001', until },
  ]);
  // Its recipient has the codes already.
  expect(obstacles({ gift: { sentAt, linksEndAt: until, isOpened: true } })).toEqual([]);
  expect(obstacles({ gift: { sentAt, linksEndAt: NOW, isOpened: false } })).toEqual([]);
  expect(obstacles({ gift: { sentAt, linksEndAt: null, isOpened: false } })).toEqual([]);
});

test('LEGAL-11 a staff account is not deleted from the dashboard', () => {
  expect(obstacles({}, true)).toEqual([{ kind: 'staff' }]);
});

test('LEGAL-11 a gift that was opened is counted while its link works, and only then', () => {
  const sentAt = new Date('2026-11-15T09:00:00Z');
  const count = (linksEndAt: Date | null, isOpened: boolean) =>
    countOpenedGifts({ orders: [{ ...DONE, gift: { sentAt, linksEndAt, isOpened } }] }, NOW);
  const later = new Date(NOW.getTime() + 1_000);
  expect([count(later, true), count(later, false), count(NOW, true), count(null, true)]).toEqual([
    1, 0, 0, 0,
  ]);
});

test('AUTH-80 only an eSIM that was neither marked as installed nor ever connected, and has not ended, is lost with the account', () => {
  const unused = {
    display: 'ready_to_activate',
    installedAt: null,
    firstConnectedAt: null,
    expiresAt: null,
  };
  const at = '2026-11-16T10:00:00Z';
  expect(isUninstalled(unused)).toBe(true);
  expect(isUninstalled({ ...unused, display: 'unknown' })).toBe(true);
  expect(isUninstalled({ ...unused, installedAt: at })).toBe(false);
  expect(isUninstalled({ ...unused, firstConnectedAt: at })).toBe(false);
  for (const display of ['active', 'expired', 'finished', 'recycled'])
    expect(isUninstalled({ ...unused, display })).toBe(false);
});
