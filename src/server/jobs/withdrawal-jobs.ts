import { z } from 'zod';
import type { JobDefinition } from '#core/jobs/job.ts';
import { sendWithdrawalMail, type WithdrawalMailNeeds } from '#core/withdrawals/send-withdrawal-mail.ts';

const Send = z.object({ mailId: z.uuid() });

export function withdrawalJobs(needs: WithdrawalMailNeeds): readonly JobDefinition[] {
  return [
    {
      name: 'send-withdrawal-mail',
      // A deferred mail waits for the reconciler, which gives the mail server time.
      run: async ({ data }) => {
        await sendWithdrawalMail(needs, Send.parse(data).mailId);
      },
    },
  ];
}
