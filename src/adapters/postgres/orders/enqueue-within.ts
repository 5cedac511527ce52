import type { QueuedJob } from '#core/jobs/job.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';

/** Queues a job that exists exactly when the transaction commits. The job queue's `enqueueWithin` fits. */
export type EnqueueWithin = (transaction: Transaction, job: QueuedJob) => Promise<void>;

/** What a store needs whose changes are followed by jobs. */
export type QueueingStoreNeeds = Readonly<{ postgres: Postgres; enqueueWithin: EnqueueWithin }>;
