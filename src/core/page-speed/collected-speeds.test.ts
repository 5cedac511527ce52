import { expect, test } from 'vitest';
import { aLog } from '#tests/builders/log.ts';
import { CollectedSpeeds, type SpeedCount } from './collected-speeds.ts';
import { bucketOf } from './speed-buckets.ts';

const NOON = new Date('2026-03-02T12:00:00Z');

function aStore() {
  const stored: (readonly SpeedCount[])[] = [];
  const failing = { is: false };
  const add = (counts: readonly SpeedCount[]) => {
    if (failing.is) return Promise.reject(new Error('no database'));
    stored.push(counts);
    return Promise.resolve();
  };
  return { stored, failing, log: aLog(), add };
}

test('PERF-13 reports of a route are added up per day, metric and bucket, and stored together', async () => {
  const store = aStore();
  const speeds = new CollectedSpeeds({ store, log: store.log });
  speeds.add('/plans', { lcp: 900, cls: 0 }, NOON);
  speeds.add('/plans', { lcp: 950 }, NOON);
  speeds.add('/', { lcp: 950 }, new Date('2026-03-03T00:00:00Z'));
  await speeds.store();
  await speeds.store();
  const lcp = bucketOf('lcp', 900);
  expect(store.stored).toEqual([
    [
      { day: '2026-03-02', route: '/plans', metric: 'cls', bucket: 0, count: 1 },
      { day: '2026-03-02', route: '/plans', metric: 'lcp', bucket: lcp, count: 2 },
      { day: '2026-03-03', route: '/', metric: 'lcp', bucket: lcp, count: 1 },
    ],
  ]);
});

test('PERF-13 what could not be stored is added to the next reports', async () => {
  const store = aStore();
  const speeds = new CollectedSpeeds({ store, log: store.log });
  speeds.add('/plans', { inp: 90 }, NOON);
  store.failing.is = true;
  await speeds.store();
  store.failing.is = false;
  speeds.add('/plans', { inp: 90 }, NOON);
  await speeds.store();
  expect(store.stored.flat().map(({ count }) => count)).toEqual([2]);
  expect(JSON.stringify(store.log)).toContain('page-speed-not-stored');
});
