import type { QueuedJob } from '#core/jobs/job.ts';

/** The key prevents that one reminder waits twice. */
export const CART_REMINDER_JOBS = {
  send: (mailId: string): QueuedJob => ({ name: 'send-cart-reminder', key: mailId, data: { mailId } }),
} as const;
