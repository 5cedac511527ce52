import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { createJobList } from '#adapters/postgres/system/job-list.ts';
import { createSecurityEventStore } from '#adapters/postgres/system/security-event-store.ts';
import type { JobState } from '#core/system/job-list.ts';
import type { SecurityEventCount } from '#core/security/security-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { untilLockAwaited } from '#tests/database/until-lock-awaited.ts';

const MINUTE = new Date('2026-11-17T10:00:00Z');
const later = (minutes: number) => new Date(MINUTE.getTime() + minutes * 60_000);

async function aJobList() {
  const postgres = await aPostgres();
  const queue = createJobQueue({
    database: postgres,
    jobs: [{ name: 'fulfil-unit', run: () => Promise.resolve() }],
    log: aLog(),
    runsJobs: false,
  });
  await queue.start();
  await queue.stop();
  const retried: string[] = [];
  const jobs = createJobList({
    postgres,
    retryWithin: (_tx, { id }) => {
      retried.push(id);
      return Promise.resolve();
    },
  });
  const add = async (state: JobState, at: Date, name = 'fulfil-unit') => {
    const id = randomUUID();
    await postgres.db
      .execute(sql`insert into jobs.job (id, name, state, start_after, started_on, completed_on, retry_count, singleton_key)
      values (${id}, ${name}, ${state}::jobs.job_state, ${at}, ${state === 'created' ? null : at}, ${state === 'failed' ? at : null}, 1, ${id})`);
    return id;
  };
  const list = async (filter: 'failed' | 'waiting' | 'running') =>
    (await jobs.list({ filter, kind: undefined, most: 10 })).map(({ id, nextAt, attempts }) => ({
      id,
      nextAt,
      attempts,
    }));
  return { postgres, jobs, retried, add, list };
}

test('ADMIN-61 failed jobs are listed newest first, waiting ones in the order in which they run, with their time', async () => {
  const { add, list } = await aJobList();
  const failed = [
    await add('failed', later(1)),
    await add('failed', later(3)),
    await add('failed', later(2)),
  ];
  expect((await list('failed')).map(({ id }) => id)).toEqual([failed[1], failed[2], failed[0]]);
  const again = await add('retry', later(5));
  const first = await add('created', later(4));
  expect(await list('waiting')).toEqual([
    { id: first, nextAt: later(4), attempts: 0 },
    { id: again, nextAt: later(5), attempts: 2 },
  ]);
  const running = await add('active', later(6));
  expect(await list('running')).toEqual([{ id: running, nextAt: null, attempts: 2 }]);
});

test('ADMIN-61 of two who press at once one runs the job again, and the queues of the library are nobody’s', async () => {
  const { postgres, jobs, retried, add, list } = await aJobList();
  await postgres.db
    .execute(sql`insert into jobs.queue select (jsonb_populate_record(q, '{"name": "__pgboss__x"}')).*
      from jobs.queue q where name = 'fulfil-unit'`);
  const inner = await add('failed', MINUTE, '__pgboss__x');
  const press = (id: string) => jobs.retry({ id, by: 'an-admin', at: MINUTE });
  expect([await press(inner), await list('failed'), await jobs.counts()]).toEqual(['not-found', [], []]);
  const id = await add('failed', MINUTE);
  // Another transaction has the job: the press waits for it and then finds that it is not failed any more.
  const { pressed } = await postgres.transaction(async (tx) => {
    await tx.execute(sql`update jobs.job set state = 'retry', completed_on = null where id = ${id}`);
    const waiting = press(id);
    await untilLockAwaited(postgres);
    return { pressed: waiting };
  });
  expect([await pressed, retried]).toEqual(['not-failed', []]);
});

test('ADMIN-18 events of several processes add up, and are listed and summed by route and client, newest first', async () => {
  const store = createSecurityEventStore(await aPostgres());
  const event = (changes: Partial<SecurityEventCount>): SecurityEventCount => ({
    minute: MINUTE,
    kind: 'unauthorized',
    route: 'GET /a',
    client: '0123456789',
    count: 2,
    ...changes,
  });
  await store.add([event({}), event({ minute: later(1), route: 'GET /b' })]);
  await store.add([event({ count: 3 }), event({ kind: 'rate-limited', client: 'abcdefabcd' })]);
  const all = { from: MINUTE, client: undefined, route: undefined };
  const counts = async (changes: object) =>
    (await store.list({ ...all, kind: undefined, most: 10, ...changes })).map(({ count }) => count);
  expect(await counts({})).toEqual([2, 5, 2]);
  expect(await counts({ route: 'GET /a' })).toEqual([5, 2]);
  expect(await counts({ client: 'abcdefabcd' })).toEqual([2]);
  expect(await counts({ from: later(1) })).toEqual([2]);
  const totals = async (changes: object) =>
    Object.fromEntries((await store.totals({ ...all, ...changes })).map(({ kind, count }) => [kind, count]));
  expect(await totals({})).toEqual({ unauthorized: 7, 'rate-limited': 2 });
  expect(await totals({ route: 'GET /a' })).toEqual({ unauthorized: 5, 'rate-limited': 2 });
  expect(await totals({ client: '0123456789' })).toEqual({ unauthorized: 7 });
});
