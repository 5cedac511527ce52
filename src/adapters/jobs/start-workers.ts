import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { WorkerRota } from './worker-rota.ts';

/**
 * A worker takes this many at once when they wait, because asking costs the database nearly as much as the work does.
 * No more: what waits for a connection for too long fails, and a slow one keeps its neighbours from being marked done.
 */
const BATCH = 2;

type Needs = Readonly<{
  boss: PgBoss;
  rota: WorkerRota;
  jobs: readonly JobDefinition[];
  log: Log;
  pollSeconds: number;
}>;

export async function startWorkers({ boss, rota, jobs, log, pollSeconds }: Needs): Promise<void> {
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  for (const job of jobs) {
    const taking = job.oneAtATime ? { groupConcurrency: 1 } : { batchSize: BATCH };
    const options = { ...polling, ...taking, perJobResults: true } as const;
    for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) {
      const workerId = await boss.work<unknown, unknown, typeof options>(job.name, options, async (taken) => {
        rota.begin(job.name, workerId);
        try {
          return await Promise.all(taken.map((one) => runJob(job, one, log)));
        } finally {
          rota.rest(job.name, workerId);
          // Otherwise the worker would pause before it looks for the next one, however many wait.
          boss.notifyWorker(workerId);
        }
      });
      rota.rest(job.name, workerId);
    }
  }
}

async function runJob(job: JobDefinition, current: Job<unknown>, log: Log): Promise<JobResult> {
  const { id, data, signal, retryCount } = current;
  const attempt = retryCount + 1;
  try {
    await job.run({ data, attempt, signal });
    return { id, status: 'completed' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error('job-failed', { job: job.name, id, attempt, reason });
    return { id, status: 'failed', output: { message: reason } };
  }
}
