import type { Job, PgBoss } from 'pg-boss';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { WorkerSchedule } from './worker-schedule.ts';

/**
 * A worker takes this many at once when they wait, because asking costs the database nearly as much as the work does.
 * No more: what waits for a connection for too long fails, and a slow one keeps its neighbours from being marked done.
 */
const BATCH = 2;

type Needs = Readonly<{
  boss: PgBoss;
  schedule: WorkerSchedule;
  jobs: readonly JobDefinition[];
  log: Log;
  pollSeconds: number;
}>;

export async function startWorkers({ boss, schedule, jobs, log, pollSeconds }: Needs): Promise<void> {
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  for (const job of jobs) {
    const taking = job.oneAtATime ? { groupConcurrency: 1 } : { batchSize: BATCH };
    for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) {
      const workerId = await boss.work<unknown>(job.name, { ...polling, ...taking }, async (taken) => {
        schedule.begin(job.name, workerId);
        try {
          await Promise.all(taken.map((one) => runJob({ boss, log }, job, one)));
        } finally {
          schedule.rest(job.name, workerId);
          // Otherwise the worker would pause before it looks for the next one, however many wait.
          boss.notifyWorker(workerId);
        }
      });
      schedule.rest(job.name, workerId);
    }
  }
}

/**
 * One that fails is marked so here, by itself: the queue then marks as done whatever of the batch is still at work. (It
 * could be told each one's end, but looks through all jobs of a name for that, done ones included.)
 */
async function runJob(
  { boss, log }: Pick<Needs, 'boss' | 'log'>,
  { name, run }: JobDefinition,
  { id, data, signal, retryCount }: Job<unknown>,
): Promise<void> {
  const attempt = retryCount + 1;
  try {
    await run({ data, attempt, signal });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error('job-failed', { job: name, id, attempt, reason });
    await boss.fail(name, { id, retryCount }, { message: reason });
  }
}
