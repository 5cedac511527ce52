import type { QueuedJob } from '#core/jobs/job.ts';
import type { Postgres, Transaction } from './connect-postgres.ts';

/** Queues a job that exists exactly when the transaction commits. The job queue's `enqueueWithin` fits. */
export type EnqueueWithin = (transaction: Transaction, job: QueuedJob) => Promise<void>;

/** The needs of a store that queues jobs with its changes. */
export type QueueingStoreNeeds = Readonly<{ postgres: Postgres; enqueueWithin: EnqueueWithin }>;
