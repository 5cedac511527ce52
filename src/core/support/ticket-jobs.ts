import type { QueuedJob } from '#core/jobs/job.ts';

/** The key prevents that one email waits twice. */
export const TICKET_JOBS = {
  sendMail: (messageId: string): QueuedJob => ({
    name: 'send-ticket-mail',
    key: messageId,
    data: { messageId },
  }),
} as const;
