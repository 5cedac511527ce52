import { z } from 'zod';
import { queueChatMails, sendChatMail, type ChatMailNeeds } from '#core/chat/chat-mail.ts';
import type { JobDefinition } from '#core/jobs/job.ts';

const EVERY_MINUTE = '* * * * *';

const Send = z.object({ mailId: z.uuid() });

/** Emails to customers who left a chat before the reply. A deferred one waits for the reconciler. */
export function chatJobs(needs: ChatMailNeeds): readonly JobDefinition[] {
  return [
    {
      name: 'queue-chat-mails',
      schedule: EVERY_MINUTE,
      oneAtATime: true,
      // The next minute tries again.
      retries: 0,
      run: async () => {
        await queueChatMails(needs);
      },
    },
    {
      name: 'send-chat-mail',
      run: async ({ data }) => {
        await sendChatMail(needs, Send.parse(data).mailId);
      },
    },
  ];
}
