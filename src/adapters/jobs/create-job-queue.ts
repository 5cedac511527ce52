import { randomUUID } from 'node:crypto';
import { PgBoss, type SendOptions } from 'pg-boss';
import type { JobDefinition, JobQueue, QueuedJob } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import { addStateIndex } from './add-state-index.ts';
import { bossDatabase, type JobDatabase } from './boss-database.ts';
import { prepareQueues, groupOf } from './prepare-queues.ts';
import { startWorkers } from './start-workers.ts';
import { type OpenTransaction, withinTransaction } from './within-transaction.ts';
import { WorkerSchedule } from './worker-schedule.ts';

/**
 * How soon a process notices that another one was killed in the middle of a job (after HEARTBEAT_SECONDS
 * without a heartbeat).
 */
const MONITOR_SECONDS = 5;
/** New jobs are announced at once; polling finds those that become due later: retries and postponed jobs. */
const POLL_SECONDS = 2;
/** How often finished jobs are deleted. */
const CLEANUP_SECONDS = 3_600;
/**
 * A job that takes longer is run again by another process, as after a crash: the whole process has ten
 * seconds to stop.
 */
const STOP_WITHIN_MS = 2_000;

type Options = Readonly<{
  database: JobDatabase;
  jobs: readonly JobDefinition[];
  log: Log;
  /**
   * False in a process that only queues jobs: it runs none, keeps no schedule and monitors no other process.
   */
  runsJobs: boolean;
  monitorSeconds?: number;
  pollSeconds?: number;
}>;

export type RunningQueue = JobQueue &
  Readonly<{
    /**
     * Queues a job within a transaction of the database adapter: the job exists exactly when the transaction
     * commits. A job that already waits under the same key is not queued again.
     */
    enqueueWithin(transaction: OpenTransaction, job: QueuedJob): Promise<void>;
    /** Runs a failed job again, once the transaction commits. Does nothing when it is not failed. */
    retryWithin(transaction: OpenTransaction, job: Readonly<{ name: string; id: string }>): Promise<void>;
    /**
     * Creates its tables when they are missing, also when several processes start at once, and starts the
     * workers.
     */
    start(): Promise<void>;
    /** Takes no new job, lets running jobs finish for STOP_WITHIN_MS, and releases the rest to be run again. */
    stop(): Promise<void>;
  }>;

/**
 * A durable job queue: a job is done only when its `run` has resolved. If its process is killed, another one
 * runs it again within 30 seconds. A lost database stops the work, never the process.
 */
export function createJobQueue(options: Options): RunningQueue {
  const { database, jobs, log, runsJobs, monitorSeconds = MONITOR_SECONDS } = options;
  const schedule = new WorkerSchedule((workerId) => boss.notifyWorker(workerId));
  const boss: PgBoss = new PgBoss({
    db: bossDatabase(database, (queue) => schedule.wakeOne(queue)),
    schema: 'jobs',
    supervise: runsJobs,
    schedule: runsJobs,
    useListenNotify: runsJobs,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
    maintenanceIntervalSeconds: CLEANUP_SECONDS,
    // Jobs that depend on each other. We have none, so checking for them every few seconds would be useless.
    flowIntervalSeconds: 3_600,
  });
  boss.on('error', (error) => log.error('jobs-error', { reason: error.message }));
  boss.on('warning', ({ message }) => log.warn('jobs-warning', { reason: message }));

  const send = async (job: QueuedJob, more: SendOptions = {}) => {
    const definition = jobs.find(({ name }) => name === job.name);
    if (definition === undefined) throw new Error(`There is no job named ${job.name}`);
    const { key, startAfter } = job;
    await boss.send(
      job.name,
      { ...job.data },
      {
        ...more,
        ...groupOf(definition, key),
        ...singletonKeyOf(definition, key),
        ...(startAfter !== undefined && { startAfter }),
      },
    );
  };

  return {
    enqueue: (job) => send(job),
    enqueueWithin: (transaction, job) => send(job, { db: withinTransaction(transaction) }),
    retryWithin: async (transaction, { name, id }) => {
      await boss.retry(name, id, { db: withinTransaction(transaction) });
    },
    async start() {
      await boss.start();
      // Without it only a list of staff is slow; the next start tries again.
      await addStateIndex(database).catch((error: unknown) =>
        log.warn('jobs-warning', { reason: error instanceof Error ? error.message : 'unknown' }),
      );
      await prepareQueues(boss, jobs);
      if (runsJobs)
        await startWorkers({ boss, schedule, jobs, log, pollSeconds: options.pollSeconds ?? POLL_SECONDS });
    },
    stop: () => boss.stop({ close: false, timeout: STOP_WITHIN_MS }),
  };
}

/**
 * The key under which only one job may wait. A job without a key that may run in parallel gets a unique one.
 */
function singletonKeyOf({ oneAtATime }: JobDefinition, key?: string): Pick<SendOptions, 'singletonKey'> {
  if (key !== undefined) return { singletonKey: key };
  return oneAtATime ? {} : { singletonKey: randomUUID() };
}
