import { z } from 'zod';
import type { JobDefinition } from '#core/jobs/job.ts';
import { sendShareMail, type ShareMailNeeds } from '#core/shares/send-share-mail.ts';

const Send = z.object({ mailId: z.uuid() });

export function shareJobs(needs: ShareMailNeeds): readonly JobDefinition[] {
  return [
    {
      name: 'send-share-mail',
      concurrency: 1,
      // A deferred mail waits for the reconciler, which gives the mail server time.
      run: async ({ data }) => {
        await sendShareMail(needs, Send.parse(data).mailId);
      },
    },
  ];
}
