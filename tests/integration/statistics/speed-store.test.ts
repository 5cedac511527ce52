import { expect, test } from 'vitest';
import { createSpeedStore } from '#adapters/postgres/statistics/speed-store.ts';
import { CollectedSpeeds } from '#core/page-speed/collected-speeds.ts';
import { speedByRoute } from '#core/page-speed/speed-report.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const NOON = new Date('2026-03-02T12:00:00Z');

test('PERF-13 ADMIN-15 page speed of several processes adds up in the database, per route', async () => {
  const postgres = await aPostgres();
  const process = () => new CollectedSpeeds({ store: createSpeedStore(postgres), log: aLog() });
  const [first, second] = [process(), process()];
  for (let load = 0; load < 3; load += 1) first.add('/plans', { lcp: 1_000, cls: 0 }, NOON);
  second.add('/plans', { lcp: 4_900 }, NOON);
  second.add('/', { lcp: 900 }, new Date('2026-03-04T00:00:00Z'));
  await Promise.all([first.store(), second.store()]);

  // A process that starts later reads the same.
  const counts = await createSpeedStore(postgres).readCounts({ from: '2026-03-02', to: '2026-03-03' });
  const [plans, ...others] = speedByRoute(counts);
  expect(others).toEqual([]);
  expect(plans).toEqual({
    route: '/plans',
    pageLoads: 4,
    metrics: {
      ttfb: null,
      fcp: null,
      inp: null,
      cls: { value: 0, rating: 'good', pageLoads: 3 },
      lcp: { value: 1_000, rating: 'good', pageLoads: 4 },
    },
  });
});
