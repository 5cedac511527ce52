import { z } from 'zod';
import type { CartReminderStore } from '#core/cart-reminders/cart-reminder-store.ts';
import {
  queueCartReminders,
  sendCartReminder,
  type SendCartReminderNeeds,
} from '#core/cart-reminders/send-cart-reminder.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import { sendNewsletterMail, type NewsletterMailNeeds } from '#core/newsletter/send-newsletter-mail.ts';

const EVERY_MINUTE = '* * * * *';

const Send = z.object({ mailId: z.uuid() });

type Needs = NewsletterMailNeeds & SendCartReminderNeeds & Readonly<{ cartReminders: CartReminderStore }>;

/** A deferred mail waits for the reconciler, which gives the mail server time. */
export function subscriptionJobs(needs: Needs): readonly JobDefinition[] {
  return [
    {
      name: 'send-newsletter-mail',
      run: async ({ data }) => {
        await sendNewsletterMail(needs, Send.parse(data).mailId);
      },
    },
    {
      name: 'queue-cart-reminders',
      schedule: EVERY_MINUTE,
      oneAtATime: true,
      // The next minute tries again.
      retries: 0,
      run: async () => {
        await queueCartReminders(needs);
      },
    },
    {
      name: 'send-cart-reminder',
      run: async ({ data }) => {
        await sendCartReminder(needs, Send.parse(data).mailId);
      },
    },
  ];
}
