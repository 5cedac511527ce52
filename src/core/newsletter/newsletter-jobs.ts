import type { QueuedJob } from '#core/jobs/job.ts';

/** The key prevents that one mail waits twice. */
export const NEWSLETTER_JOBS = {
  sendMail: (mailId: string): QueuedJob => ({
    name: 'send-newsletter-mail',
    key: mailId,
    data: { mailId },
  }),
} as const;
