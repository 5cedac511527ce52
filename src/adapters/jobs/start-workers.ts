import type { Job, PgBoss } from 'pg-boss';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';

type Needs = Readonly<{ boss: PgBoss; jobs: readonly JobDefinition[]; log: Log; pollSeconds: number }>;

export async function startWorkers({ boss, jobs, log, pollSeconds }: Needs): Promise<void> {
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  for (const job of jobs) {
    const options = { ...polling, ...(job.oneAtATime && { groupConcurrency: 1 }) };
    for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) {
      const workerId = await boss.work<unknown>(job.name, options, async ([current]) => {
        if (current === undefined) return;
        try {
          await runJob(job, current, log);
        } finally {
          // Otherwise the worker would pause before it looks for the next one, however many wait.
          boss.notifyWorker(workerId);
        }
      });
    }
  }
}

async function runJob(job: JobDefinition, current: Job<unknown>, log: Log): Promise<void> {
  const attempt = current.retryCount + 1;
  try {
    await job.run({ data: current.data, attempt, signal: current.signal });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error('job-failed', { job: job.name, id: current.id, attempt, reason });
    throw error;
  }
}
