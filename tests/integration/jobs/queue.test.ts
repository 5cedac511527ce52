import { onTestFinished, expect, test } from 'vitest';
import { createJobQueue, type RunningQueue } from '#adapters/jobs/create-job-queue.ts';
import type { JobDefinition, JobRun } from '#core/jobs/job.ts';
import { sql } from 'drizzle-orm';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';

async function aQueue(postgres: Postgres, ...jobs: JobDefinition[]): Promise<RunningQueue> {
  const queue = createJobQueue({ database: postgres, jobs, log: aLog(), runsJobs: true, pollSeconds: 0.5 });
  await queue.start();
  onTestFinished(() => queue.stop());
  return queue;
}

function aJob(changes: Partial<JobDefinition> = {}) {
  const runs: JobRun[] = [];
  const job: JobDefinition = {
    name: 'deliver',
    run: (run) => {
      runs.push(run);
      return Promise.resolve();
    },
    ...changes,
  };
  return { job, runs };
}

test('a queued job runs with its payload', async () => {
  const { job, runs } = aJob();
  const queue = await aQueue(await aPostgres(), job);

  await queue.enqueue({ name: 'deliver', data: { unitId: 'unit-1', quantity: 2, note: null } });

  await eventually(() => expect(runs).toHaveLength(1));
  expect(runs[0]).toMatchObject({ data: { unitId: 'unit-1', quantity: 2, note: null }, attempt: 1 });
});

test('a job queued in a transaction exists exactly when the transaction commits', async () => {
  const { job, runs } = aJob();
  const postgres = await aPostgres();
  const queue = await aQueue(postgres, job);
  await postgres.db.execute(sql`create table paid_orders (id text primary key)`);
  const pay = (id: string, end: () => void) =>
    postgres.transaction(async (tx) => {
      await tx.execute(sql`insert into paid_orders values (${id})`);
      await queue.enqueueWithin(tx, { name: 'deliver', data: { id } });
      end();
    });

  await expect(
    pay('order-1', () => {
      throw new Error('the power failed');
    }),
  ).rejects.toThrow('the power failed');
  await pay('order-2', () => undefined);

  await eventually(() => expect(runs).toHaveLength(1));
  expect(runs[0]?.data).toEqual({ id: 'order-2' });
  const { rows } = await postgres.db.execute(sql`select data from jobs.job where name = 'deliver'`);
  expect(rows).toEqual([{ data: { id: 'order-2' } }]);
});

test('a failed job is retried and its attempts are counted', async () => {
  const attempts: number[] = [];
  const run = ({ attempt }: JobRun) => {
    attempts.push(attempt);
    return attempt < 2 ? Promise.reject(new Error('the network is down')) : Promise.resolve();
  };
  const queue = await aQueue(await aPostgres(), aJob({ run }).job);

  await queue.enqueue({ name: 'deliver', data: {} });

  await eventually(() => expect(attempts).toEqual([1, 2]));
});

test('of two jobs fetched together one fails and is retried, and the other is done once', async () => {
  const runs: unknown[] = [];
  let taken = 0;
  const both = Promise.withResolvers<undefined>();
  const run = async ({ data, attempt }: JobRun) => {
    runs.push([data, attempt]);
    // Neither continues before the worker has fetched both.
    taken += 1;
    if (taken === 2) both.resolve(undefined);
    await both.promise;
    if (JSON.stringify(data) === '{"is":"bad"}' && attempt === 1) throw new Error('the network is down');
  };
  const postgres = await aPostgres();
  const queue = await aQueue(postgres, aJob({ run }).job);

  await postgres.transaction(async (tx) => {
    await queue.enqueueWithin(tx, { name: 'deliver', data: { is: 'good' } });
    await queue.enqueueWithin(tx, { name: 'deliver', data: { is: 'bad' } });
  });

  await eventually(async () => {
    const { rows } = await postgres.db.execute(
      sql`select data->>'is' as it, state::text, retry_count as retries from jobs.job where name = 'deliver' order by 1`,
    );
    expect(rows).toEqual([
      { it: 'bad', state: 'completed', retries: 1 },
      { it: 'good', state: 'completed', retries: 0 },
    ]);
  });
  expect(runs).toHaveLength(3);
});

test('many waiting jobs are processed without pauses between them', async () => {
  const { job, runs } = aJob({ concurrency: 2 });
  const postgres = await aPostgres();
  const queue = createJobQueue({
    database: postgres,
    jobs: [job],
    log: aLog(),
    runsJobs: true,
    pollSeconds: 60,
  });
  await queue.start();
  onTestFinished(() => queue.stop());

  await postgres.transaction(async (tx) => {
    for (let n = 0; n < 40; n += 1) await queue.enqueueWithin(tx, { name: 'deliver', data: { n } });
  });

  // One commit is announced once. With a poll every minute, only a worker that continues by itself finishes
  // in time.
  await eventually(() => expect(runs).toHaveLength(40));
});

test('jobs with the same key run one after another, and only one of them waits', async () => {
  const started: unknown[] = [];
  const gate = Promise.withResolvers<undefined>();
  const job: JobDefinition = {
    name: 'settle',
    oneAtATime: true,
    concurrency: 4,
    run: async ({ data }) => {
      started.push(data);
      await gate.promise;
    },
  };
  const postgres = await aPostgres();
  const queue = await aQueue(postgres, job);

  await queue.enqueue({ name: 'settle', data: { n: 1 }, key: 'session-1' });
  await eventually(() => expect(started).toEqual([{ n: 1 }]));
  await queue.enqueue({ name: 'settle', data: { n: 2 }, key: 'session-1' });
  await queue.enqueue({ name: 'settle', data: { n: 3 }, key: 'session-1' });
  await queue.enqueue({ name: 'settle', data: { n: 4 }, key: 'session-2' });
  await eventually(() => expect(started).toEqual([{ n: 1 }, { n: 4 }]));

  gate.resolve(undefined);
  await eventually(() => expect(started).toEqual([{ n: 1 }, { n: 4 }, { n: 2 }]));
  const { rows } = await postgres.db.execute(
    sql`select data from jobs.job where name = 'settle' order by data`,
  );
  expect(rows.map((row) => row['data'])).toEqual([{ n: 1 }, { n: 2 }, { n: 4 }]);
});

test('of jobs with the same key only one waits, whatever else runs; a job without a key always waits', async () => {
  const postgres = await aPostgres();
  const { job } = aJob({ concurrency: 4 });
  const sender = createJobQueue({ database: postgres, jobs: [job], log: aLog(), runsJobs: false });
  await sender.start();
  onTestFinished(() => sender.stop());

  for (const key of ['unit-1', 'unit-1', 'unit-2'])
    await sender.enqueue({ name: 'deliver', data: { key }, key });
  for (const n of [1, 2]) await sender.enqueue({ name: 'deliver', data: { n } });

  const { rows } = await postgres.db.execute(
    sql`select data from jobs.job where name = 'deliver' order by created_on`,
  );
  expect(rows.map((row) => row['data'])).toEqual([{ key: 'unit-1' }, { key: 'unit-2' }, { n: 1 }, { n: 2 }]);
  const elsewhere = aJob();
  await aQueue(postgres, elsewhere.job);
  await eventually(() => expect(elsewhere.runs).toHaveLength(4));
  await sender.enqueue({ name: 'deliver', data: { key: 'unit-1' }, key: 'unit-1' });
  await eventually(() => expect(elsewhere.runs).toHaveLength(5));
});

test('a postponed job waits until its time', async () => {
  const { job, runs } = aJob();
  const queue = await aQueue(await aPostgres(), job);

  await queue.enqueue({
    name: 'deliver',
    data: { when: 'tomorrow' },
    startAfter: new Date(Date.now() + 86_400_000),
  });
  await queue.enqueue({ name: 'deliver', data: { when: 'now' } });

  await eventually(() => expect(runs).toHaveLength(1));
  expect(runs[0]?.data).toEqual({ when: 'now' });
});

test('schedules in the database follow the code: added, changed and removed', async () => {
  const postgres = await aPostgres();
  const schedules = async () =>
    (await postgres.db.execute(sql`select name, cron from jobs.schedule order by name`)).rows;
  const restartWith = async (...jobs: JobDefinition[]) => {
    const queue = createJobQueue({ database: postgres, jobs, log: aLog(), runsJobs: true });
    await queue.start();
    await queue.stop();
  };

  await restartWith(
    aJob({ name: 'sync', schedule: '0 * * * *' }).job,
    aJob({ name: 'sweep', schedule: '5 3 * * *' }).job,
  );
  expect(await schedules()).toEqual([
    { name: 'sweep', cron: '5 3 * * *' },
    { name: 'sync', cron: '0 * * * *' },
  ]);

  await restartWith(aJob({ name: 'sync', schedule: '30 * * * *' }).job, aJob({ name: 'sweep' }).job);
  expect(await schedules()).toEqual([{ name: 'sync', cron: '30 * * * *' }]);
});

test('stopping lets a running job finish', async () => {
  const postgres = await aPostgres();
  const gate = Promise.withResolvers<undefined>();
  const started = Promise.withResolvers<undefined>();
  const { job } = aJob({
    run: async () => {
      started.resolve(undefined);
      await gate.promise;
    },
  });
  const queue = createJobQueue({ database: postgres, jobs: [job], log: aLog(), runsJobs: true });
  await queue.start();
  await queue.enqueue({ name: 'deliver', data: {} });
  await started.promise;

  const stopped = queue.stop();
  gate.resolve(undefined);
  await stopped;

  const { rows } = await postgres.db.execute(sql`select state from jobs.job where name = 'deliver'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('a process that only queues runs nothing', async () => {
  const { job, runs } = aJob();
  const postgres = await aPostgres();
  const sender = createJobQueue({ database: postgres, jobs: [job], log: aLog(), runsJobs: false });
  await sender.start();
  onTestFinished(() => sender.stop());
  await sender.enqueue({ name: 'deliver', data: {} });
  expect(runs).toEqual([]);

  const elsewhere = aJob();
  await aQueue(postgres, elsewhere.job);
  await eventually(() => expect(elsewhere.runs).toHaveLength(1));
  expect(runs).toEqual([]);
});

test('a finished job is kept for a week, or as long as its definition says', async () => {
  const usual = aJob();
  const frequent = aJob({ name: 'read', keptSeconds: 3_600 });
  const postgres = await aPostgres();
  const queue = await aQueue(postgres, usual.job, frequent.job);

  await queue.enqueue({ name: 'deliver', data: {} });
  await queue.enqueue({ name: 'read', data: {} });

  const { rows } = await postgres.db.execute(
    sql`select name, deletion_seconds from jobs.job where name in ('deliver', 'read') order by name`,
  );
  expect(rows).toEqual([
    { name: 'deliver', deletion_seconds: 604_800 },
    { name: 'read', deletion_seconds: 3_600 },
  ]);
});
