import { expect, test } from 'vitest';
import { aLog } from '#tests/builders/log.ts';
import { aPageView } from '#tests/builders/visits.ts';
import { CollectedVisits } from './collected-visits.ts';
import type { Visit } from './visit.ts';

function aCollection() {
  const batches: (readonly Visit[])[] = [];
  const database = { works: true };
  const record = (visits: readonly Visit[]) => {
    if (!database.works) return Promise.reject(new Error('no database'));
    batches.push(visits);
    return Promise.resolve();
  };
  const log = aLog();
  return { batches, database, log, visits: new CollectedVisits({ store: { record }, log }) };
}

const addMany = (visits: CollectedVisits, many: number) => {
  for (let nth = 0; nth < many; nth += 1) visits.add(aPageView());
};

test('VISIT-11 many visits are stored with one insert, and each only once', async () => {
  const { batches, visits } = aCollection();
  addMany(visits, 1_100);
  await Promise.all([visits.store(), visits.store()]);
  await visits.store();
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 100]);
});

test('VISIT-11 visits wait while the database does not respond; above 5,000 they are dropped and that is logged', async () => {
  const { batches, database, log, visits } = aCollection();
  database.works = false;
  addMany(visits, 5_003);
  await visits.store();
  expect(JSON.stringify(log)).toContain('"dropped":3');
  database.works = true;
  await visits.store();
  expect(batches.flat()).toHaveLength(5_000);
});
