import type { QueuedJob } from '#core/jobs/job.ts';

/** The key prevents that one mail waits twice, however often the reconciler finds it late. */
export const SHARE_JOBS = {
  sendMail: (mailId: string): QueuedJob => ({ name: 'send-share-mail', key: mailId, data: { mailId } }),
} as const;
