import type { Job, PgBoss } from 'pg-boss';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { WorkerSchedule } from './worker-schedule.ts';

/**
 * A worker fetches more than one waiting job at once, because a fetch costs the database nearly as much as the work.
 * Not many: a job that waits too long for a connection fails, and a slow job delays marking its batch as done.
 */
const BATCH_SIZE = 2;

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
    const taking = job.oneAtATime ? { groupConcurrency: 1 } : { batchSize: job.batchSize ?? BATCH_SIZE };
    for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) {
      const workerId = await boss.work<unknown>(job.name, { ...polling, ...taking }, async (batch) => {
        schedule.markBusy(job.name, workerId);
        try {
          await Promise.all(batch.map((one) => runJob({ boss, log }, job, one)));
        } finally {
          schedule.markIdle(job.name, workerId);
          // Otherwise the worker would pause before it fetches the next job, however many wait.
          boss.notifyWorker(workerId);
        }
      });
      schedule.markIdle(job.name, workerId);
    }
  }
}

/**
 * A failed job is marked here, individually; the queue then marks the rest of the batch as done. (The library
 * can mark each job, but for that it scans all jobs of a name, including finished ones.)
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
