/** What a job is given: plain JSON, parsed by the job itself before it is believed. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>;

/** A job to be queued. Stores queue it in the transaction that makes it necessary, so neither is without the other. */
export type QueuedJob = Readonly<{
  name: string;
  data: JobData;
  /** While one with the same key waits or runs, another is not queued. */
  key?: string;
  startAfter?: Date;
}>;

export type JobRun = Readonly<{
  data: unknown;
  /** 1 the first time. Grows with every run, so it tells a zombie's late write from the current one. */
  attempt: number;
  /** Fires when the run is no longer ours: the worker is stopping or another one has taken over. */
  signal: AbortSignal;
}>;

/** One kind of background work. `run` may happen more than once for one job, so it must be safe to repeat. */
export type JobDefinition = Readonly<{
  name: string;
  /** When it runs by itself: a cron line of five fields, in UTC. */
  schedule?: string;
  /** How many may run at once in one worker; 1 unless told. */
  concurrency?: number;
  /** A run that takes longer is taken away and tried again; 60 unless told. */
  timeoutSeconds?: number;
  /** How often a failed run is tried again; 5 unless told. Waits double from `retryDelaySeconds` (1). */
  retries?: number;
  retryDelaySeconds?: number;
  run(job: JobRun): Promise<void>;
}>;

/** Queues a job by itself. Inside a store's transaction the store does it; see docs/data-model.md. */
export interface JobQueue {
  enqueue(job: QueuedJob): Promise<void>;
}
