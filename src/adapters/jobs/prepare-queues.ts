import type { PgBoss, SendOptions, UpdateQueueOptions } from 'pg-boss';
import type { JobDefinition } from '#core/jobs/job.ts';

/** A run without a heartbeat for this long counts as dead. This is the minimum the queue allows. */
const HEARTBEAT_SECONDS = 10;
const TIMEOUT_SECONDS = 60;
const RETRIES = 5;
const MAX_RETRY_SECONDS = 300;
const KEPT_SECONDS = 7 * 24 * 3_600;

/** Brings the database in line with the code: one queue per job; schedules are added, changed and removed. */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  for (const job of jobs) {
    // `short` lets one job per key wait. `stately` would also let only one per key run, and a running key
    // would block all the others.
    await boss.createQueue(job.name, { policy: 'short' });
    await boss.updateQueue(job.name, settingsOf(job));
    if (job.schedule !== undefined) {
      await boss.schedule(job.name, job.schedule, null, { missed: 'once', ...groupOf(job) });
    }
  }
  const scheduled = new Set(jobs.filter((job) => job.schedule !== undefined).map((job) => job.name));
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.has(name)) await boss.unschedule(name);
  }
}

/** Workers run one job of a group at a time. */
export function groupOf(job: JobDefinition, key = ''): Pick<SendOptions, 'group'> {
  return job.oneAtATime ? { group: { id: `key:${key}` } } : {};
}

function settingsOf(job: JobDefinition): UpdateQueueOptions {
  return {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: job.timeoutSeconds ?? TIMEOUT_SECONDS,
    retryLimit: job.retries ?? RETRIES,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: MAX_RETRY_SECONDS,
    deleteAfterSeconds: job.keptSeconds ?? KEPT_SECONDS,
    notify: true,
  };
}
