import { z } from 'zod';
import { sendAccountMail, type AccountMailNeeds } from '#core/accounts/send-account-mail.ts';
import type { JobDefinition } from '#core/jobs/job.ts';

const Send = z.object({ mailId: z.uuid() });

export function accountJobs(needs: AccountMailNeeds): readonly JobDefinition[] {
  return [
    {
      name: 'send-account-mail',
      // Customers wait for these mails at the screen, and there are few.
      concurrency: 2,
      // A deferred mail waits for the reconciler, which gives the mail server time.
      run: async ({ data }) => {
        await sendAccountMail(needs, Send.parse(data).mailId);
      },
    },
  ];
}
