import { expect, test } from 'vitest';
import { CHECKED_SERVICES, type CheckFailure } from './service-check.ts';
import {
  countProblems,
  healthOf,
  type DependencyHealth,
  type ProcessState,
  type ServiceState,
} from './system-health.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

const aService = (changes: Partial<ServiceState> = {}): ServiceState => ({
  service: 'network',
  checkedAt: ago(30),
  succeededAt: ago(30),
  failure: null,
  ...changes,
});
const aProcess = (changes: Partial<ProcessState> = {}): ProcessState => ({
  id: 'a',
  role: 'all',
  version: '1.0.0',
  startedAt: ago(3_600),
  seenAt: ago(5),
  disk: null,
  ...changes,
});

function health(services: readonly ServiceState[], processes: readonly ProcessState[] = [aProcess()]) {
  const found = healthOf({ services, processes, expected: CHECKED_SERVICES, now: NOW });
  return Object.fromEntries(found.map(({ name, problem, workedAt }) => [name, [problem, workedAt]]));
}

test('ADMIN-64 a service works, fails with its last success, or was not checked for five minutes', () => {
  const failure: CheckFailure = 'refused';
  expect(
    health([
      aService(),
      aService({ service: 'payments', failure, succeededAt: ago(600) }),
      aService({ service: 'mail', checkedAt: ago(301), succeededAt: ago(301) }),
    ]),
  ).toMatchObject({
    database: [null, NOW],
    network: [null, ago(30)],
    payments: ['refused', ago(600)],
    mail: ['unchecked', ago(301)],
  });
  expect(health([])).toMatchObject({ network: ['unchecked', null] });
});

test('ADMIN-64 a service that was not checked yet is neither working nor a problem', () => {
  const count = (...problems: DependencyHealth['problem'][]) =>
    countProblems(problems.map((problem) => ({ problem })));
  expect(count(null, null)).toBe(0);
  expect(count(null, 'unchecked')).toBeNull();
  expect(count(null, 'unchecked', 'refused', 'no-worker')).toBe(2);
});

test('ADMIN-64 background work needs a process that runs jobs and was seen within a minute', () => {
  expect(health([], [aProcess({ role: 'web' })])['worker']).toEqual(['no-worker', null]);
  expect(health([], [aProcess({ role: 'worker', seenAt: ago(61) })])['worker']).toEqual([
    'no-worker',
    ago(61),
  ]);
  expect(
    health([], [aProcess({ role: 'worker', seenAt: ago(59) }), aProcess({ seenAt: ago(900) })])['worker'],
  ).toEqual([null, ago(59)]);
});

test('ADMIN-64 the fullest disk of a living process counts, and an unknown disk is left out', () => {
  const disk = (freeBytes: number) => ({ freeBytes, totalBytes: 100e9 });
  expect(health([])['disk']).toBeUndefined();
  expect(health([], [aProcess({ disk: disk(50e9) })])['disk']).toEqual([null, NOW]);
  expect(health([], [aProcess({ disk: disk(50e9) }), aProcess({ disk: disk(0.5e9) })])['disk']?.[0]).toBe(
    'nearly-full',
  );
  expect(
    health([], [aProcess({ disk: disk(50e9) }), aProcess({ disk: disk(0.5e9), seenAt: ago(61) })])['disk'],
  ).toEqual([null, NOW]);
});
