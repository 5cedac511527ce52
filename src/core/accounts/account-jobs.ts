import type { QueuedJob } from '#core/jobs/job.ts';

/** Jobs of accounts. The key prevents that one mail waits twice, however often the reconciler finds it late. */
export const ACCOUNT_JOBS = {
  sendMail: (mailId: string): QueuedJob => ({ name: 'send-account-mail', key: mailId, data: { mailId } }),
} as const;
