import type { QueuedJob } from '#core/jobs/job.ts';

/** The key prevents that one mail waits twice. */
export const CHAT_JOBS = {
  sendMail: (mailId: string): QueuedJob => ({ name: 'send-chat-mail', key: mailId, data: { mailId } }),
} as const;
