import { z } from 'zod';
import type { JobDefinition } from '#core/jobs/job.ts';
import { queueReminders, type QueueRemindersNeeds } from '#core/reminders/queue-reminders.ts';
import { sendReminder, type SendReminderNeeds } from '#core/reminders/send-reminder.ts';

const EVERY_MINUTE = '* * * * *';

const Send = z.object({ reminderId: z.uuid() });

/** Reminders about little data, the end of a plan and an eSIM that was never installed. */
export function reminderJobs(needs: QueueRemindersNeeds & SendReminderNeeds): readonly JobDefinition[] {
  return [
    {
      name: 'queue-reminders',
      schedule: EVERY_MINUTE,
      oneAtATime: true,
      // The next minute tries again.
      retries: 0,
      run: async () => {
        await queueReminders(needs);
      },
    },
    {
      name: 'send-reminder',
      // A deferred mail waits for the next round, which gives the mail server time.
      run: async ({ data }) => {
        await sendReminder(needs, Send.parse(data).reminderId);
      },
    },
  ];
}
