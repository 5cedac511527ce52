/** What a job is given: plain JSON, parsed by the job itself before it is believed. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>;

/** A job to be queued. Stores queue it in the transaction that makes it necessary, so neither is without the other. */
export type QueuedJob = Readonly<{
  name: string;
  data: JobData;
  /** Of jobs with the same key at most one waits: what is queued beyond that is the one that waits. */
  key?: string;
  startAfter?: Date;
}>;

export type JobRun = Readonly<{
  data: unknown;
  /** 1 the first time. Grows with every run of this job, so it tells a zombie's late write from the current one. */
  attempt: number;
  /** Fires when the run is no longer ours: it took too long, the worker stops, or another has taken over. */
  signal: AbortSignal;
}>;

/** One kind of background work. `run` may happen more than once for one job, so it must be safe to repeat. */
export type JobDefinition = Readonly<{
  name: string;
  /** When it runs by itself: a cron line of five fields, in UTC. One that came due while nothing ran is made up for once. */
  schedule?: string;
  /**
   * Jobs with the same key (all of them, when they have none) take turns: one runs and at most one waits. A zombie may
   * still overlap, as with every job.
   */
  oneAtATime?: boolean;
  /** How many may run at once in one process; 1 unless told. */
  concurrency?: number;
  /** A run that takes longer is taken away and tried again; 60 unless told. */
  timeoutSeconds?: number;
  /** How often a failed run is tried again; 5 unless told. Waits double, from 1 second to 5 minutes. */
  retries?: number;
  run(job: JobRun): Promise<void>;
}>;

export interface JobQueue {
  /** Queues a job by itself. What belongs to a change of the database is queued in that change's transaction instead. */
  enqueue(job: QueuedJob): Promise<void>;
}
