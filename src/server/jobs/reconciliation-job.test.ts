import { expect, test } from 'vitest';
import type { ReconciliationNeeds } from '#core/reconciliation/run-reconciliation.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { reconciliationJob } from './reconciliation-job.ts';

const none = () => Promise.resolve(new Set<string>());

function needs(onCompared: () => void): ReconciliationNeeds {
  return {
    clock: aClock(),
    log: aLog(),
    network: { listOrders: () => Promise.resolve({ kind: 'read', value: [] }) },
    gateway: {
      listRefunds: () => Promise.resolve({ kind: 'done', value: [] }),
      listPaidSessions: () => Promise.resolve({ kind: 'done', value: [] }),
    },
    notices: { receive: () => Promise.resolve() },
    alerts: { raise: () => Promise.resolve(), settle: () => Promise.resolve() },
    reconciliation: {
      readHistory: () => Promise.resolve({ comparedTo: null, failures: 0 }),
      recordRun: () => {
        onCompared();
        return Promise.resolve();
      },
      report: () => Promise.resolve(0),
      findUnits: () => Promise.resolve([]),
      findRefunds: () => Promise.resolve([]),
      findPayments: none,
      findPaidSessions: none,
      findOrders: none,
    },
  };
}

test('PAY-13 the job checks every hour whether the daily comparison is due', () => {
  const { schedule = '' } = reconciliationJob(
    needs(() => undefined),
    new Date(0),
  );
  expect(schedule).toMatch(/^[1-5]?\d \* \* \* \*$/);
});

test('PAY-13 a due comparison is run and recorded', async () => {
  let compared = 0;
  const job = reconciliationJob(
    needs(() => (compared += 1)),
    new Date(0),
  );
  await job.run({ data: null, attempt: 1, signal: new AbortController().signal });
  expect(compared).toBe(1);
});
