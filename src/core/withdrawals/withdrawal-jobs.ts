import type { QueuedJob } from '#core/jobs/job.ts';

/** The key prevents that one mail waits twice. */
export const WITHDRAWAL_JOBS = {
  sendMail: (mailId: string): QueuedJob => ({
    name: 'send-withdrawal-mail',
    key: mailId,
    data: { mailId },
  }),
} as const;
