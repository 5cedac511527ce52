import type { QueuedJob } from '#core/jobs/job.ts';

/** The key prevents that one reminder waits twice. */
export const REMINDER_JOBS = {
  send: (reminderId: string): QueuedJob => ({
    name: 'send-reminder',
    key: reminderId,
    data: { reminderId },
  }),
} as const;
