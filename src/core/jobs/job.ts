/** The input of a job: plain JSON, parsed by the job before use. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>;

/**
 * A job to be queued. Stores queue it in the transaction that makes it necessary, so both are committed or neither.
 */
export type QueuedJob = Readonly<{
  name: string;
  data: JobData;
  /** At most one job with the same key waits. A further job with that key is not added. */
  key?: string;
  startAfter?: Date;
}>;

export type JobRun = Readonly<{
  data: unknown;
  /** 1 for the first run. Grows with every run of this job, so a late write of an abandoned run can be detected. */
  attempt: number;
  /** Fires when the run lost its claim: it timed out, the worker stops, or another run took over. */
  signal: AbortSignal;
}>;

/** One kind of background work. `run` may be called more than once for one job, so it must be idempotent. */
export type JobDefinition = Readonly<{
  name: string;
  /**
   * The schedule: a cron line of five fields, in UTC. A run missed while no worker was running
   * is run once, later.
   */
  schedule?: string;
  /**
   * Jobs with the same key (or all jobs, when they have no key) run one after the other: one runs and at most one
   * waits. An abandoned run may still overlap, as with every job.
   */
  oneAtATime?: boolean;
  /** How many batches may run at once in one process; default 1. */
  concurrency?: number;
  /**
   * How many waiting jobs are fetched at once and run side by side, each time one of `concurrency` is free; default 2.
   * The next ones wait for the slowest of them.
   */
  batchSize?: number;
  /** A run that takes longer is aborted and retried; default 60. */
  timeoutSeconds?: number;
  /** How often a failed run is retried; default 5. Waits double, from 1 second to 5 minutes. */
  retries?: number;
  /** How long a finished job stays in the database; default 7 days. Short for jobs that run very often. */
  keptSeconds?: number;
  run(job: JobRun): Promise<void>;
}>;

export interface JobQueue {
  /** Queues a single job. A job that belongs to a database change is queued in that change's transaction instead. */
  enqueue(job: QueuedJob): Promise<void>;
}
