import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import { sendTicketMail, type TicketMailNeeds } from '#core/support/send-ticket-mail.ts';
import { deleteUnusedUploads } from '#core/support/attachments/store-upload.ts';
import type { UploadStore } from '#core/support/ticket-store.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const MOST_REQUEUED = 200;

const Send = z.object({ messageId: z.uuid() });

type Needs = TicketMailNeeds & Readonly<{ uploads: UploadStore; clock: Clock }>;

/** Emails about support tickets, and uploads that no ticket took. */
export function supportJobs(needs: Needs): readonly JobDefinition[] {
  return [
    {
      name: 'send-ticket-mail',
      // A deferred mail waits for the next round, which gives the mail server time.
      run: async ({ data }) => {
        await sendTicketMail(needs, Send.parse(data).messageId);
      },
    },
    {
      name: 'requeue-ticket-mails',
      schedule: EVERY_MINUTE,
      oneAtATime: true,
      // The next minute tries again.
      retries: 0,
      run: async () => {
        await needs.ticketMails.requeue(MOST_REQUEUED, needs.clock.now());
      },
    },
    {
      name: 'delete-unused-uploads',
      schedule: EVERY_TEN_MINUTES,
      oneAtATime: true,
      retries: 0,
      run: async () => {
        await deleteUnusedUploads(needs);
      },
    },
  ];
}
