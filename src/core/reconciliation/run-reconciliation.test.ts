import { expect, test } from 'vitest';
import type { ListedOrder } from '#core/esims/esim-provider.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import type { Finding } from './finding.ts';
import type { RunHistory } from './reconciliation-store.ts';
import { reconcileIfDue, type ReconciliationNeeds } from './run-reconciliation.ts';

type Setting = Readonly<{ orders?: readonly ListedOrder[]; isNetworkDown?: boolean; history?: RunHistory }>;

function aComparison({
  orders = [],
  isNetworkDown = false,
  history = { comparedTo: null, failures: 0 },
}: Setting) {
  const reported: Finding[] = [];
  const happened: string[] = [];
  const runs: (string | null)[] = [];
  const none = () => Promise.resolve(new Set<string>());
  const clock = aClock();
  const needs: ReconciliationNeeds = {
    clock,
    log: aLog(),
    network: {
      listOrders: () =>
        Promise.resolve(isNetworkDown ? { kind: 'unknown' } : { kind: 'read', value: orders }),
    },
    gateway: {
      listRefunds: () => Promise.resolve({ kind: 'done', value: [] }),
      listPaidSessions: () => Promise.resolve({ kind: 'done', value: [] }),
    },
    notices: { receive: () => Promise.resolve() },
    alerts: {
      raise: ({ kind }) => Promise.resolve(void happened.push(`raised ${kind}`)),
      settle: (kind) => Promise.resolve(void happened.push(`settled ${kind}`)),
    },
    reconciliation: {
      readHistory: () => Promise.resolve(history),
      recordRun: ({ failure }) => Promise.resolve(void runs.push(failure)),
      report: (findings) => Promise.resolve(reported.push(...findings)),
      findUnits: () => Promise.resolve([]),
      findRefunds: () => Promise.resolve([]),
      findPayments: none,
      findPaidSessions: none,
      findOrders: none,
    },
  };
  return { clock, reported, happened, runs, run: () => reconcileIfDue(needs) };
}

test('findings are reported, the run is recorded and an open failure alert is settled', async () => {
  const { run, reported, runs, happened } = aComparison({
    orders: [{ vendorOrderId: '10', reference: 'unit-1', packageId: 'plan-1' }],
  });
  expect(await run()).toMatchObject({ kind: 'compared', newFindings: 1, unsettled: 0 });
  expect(reported.map(({ kind }) => kind)).toEqual(['esim-of-unknown-order']);
  expect(runs).toEqual([null]);
  expect(happened).toEqual(['settled reconciliation-failing']);
});

test('a second comparison on the same day does nothing', async () => {
  const { clock, run, runs } = aComparison({
    history: { comparedTo: new Date('2026-03-01T11:00:00Z'), failures: 0 },
  });
  expect(clock.now().toISOString()).toBe('2026-03-01T12:00:00.000Z');
  expect(await run()).toEqual({ kind: 'not-due' });
  expect(runs).toEqual([]);
});

test('a list that cannot be read fails the run, and findings of the other lists are not reported', async () => {
  const { run, reported, runs } = aComparison({ isNetworkDown: true });
  expect(await run()).toMatchObject({ kind: 'failed' });
  expect(reported).toEqual([]);
  expect(runs).toEqual(["The network's list of orders: unknown"]);
});

test.each([
  [0, []],
  [1, []],
  [2, ['raised reconciliation-failing']],
  [3, ['raised reconciliation-failing']],
])('after %i failures another one raises an alert: %s', async (failures, alerts) => {
  const { run, happened } = aComparison({ isNetworkDown: true, history: { comparedTo: null, failures } });
  await run();
  expect(happened).toEqual(alerts);
});
