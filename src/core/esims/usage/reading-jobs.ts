import type { QueuedJob } from '#core/jobs/job.ts';

export const READING_JOBS = {
  /** Reads one eSIM. One waits at most: what was noticed while it waits is part of its reading. */
  readEsim: (esimId: string, queuedAt: Date): QueuedJob => ({
    name: 'read-esim',
    key: esimId,
    data: { esimId, queuedAt: queuedAt.toISOString() },
  }),
} as const;
