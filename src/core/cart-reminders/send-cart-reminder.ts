import type { Clock } from '#core/clock.ts';
import type { MailOutcome } from '#core/mail/mail-row.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import { sendMailRow, type MailRows } from '#core/mail/send-mail-row.ts';
import { cartReminderMail, type CartReminderMailFacts } from './cart-reminder-mail.ts';
import { isCartReminderTrue } from './cart-reminder.ts';
import type { CartReminderStore, DueCartReminder } from './cart-reminder-store.ts';

export type SendCartReminderNeeds = CartReminderMailFacts &
  Readonly<{
    cartReminderMails: MailRows<DueCartReminder>;
    mailer: Mailer;
    mailTemplates: MailTemplates;
    clock: Clock;
  }>;

const AT_ONCE = 100;
const MOST_IN_A_ROUND = 2_000;

/** Queues what is due, in batches. */
export async function queueCartReminders({
  cartReminders,
  clock,
}: Readonly<{ cartReminders: Pick<CartReminderStore, 'queueDue'>; clock: Clock }>): Promise<void> {
  let queued = 0;
  let last = AT_ONCE;
  while (last === AT_ONCE && queued < MOST_IN_A_ROUND) {
    last = await cartReminders.queueDue(AT_ONCE, clock.now());
    queued += last;
  }
}

/** Reminds of a cart once, if it is still right to do so. */
export function sendCartReminder(needs: SendCartReminderNeeds, mailId: string): Promise<MailOutcome> {
  const { cartReminderMails: rows, mailer, clock } = needs;
  return sendMailRow({ rows, mailer, clock, write: (due) => write(needs, due) }, mailId);
}

async function write(needs: SendCartReminderNeeds, due: DueCartReminder): Promise<Mail | 'skipped'> {
  if (!isCartReminderTrue(due, needs.clock.now())) return 'skipped';
  const mail = cartReminderMail(due, needs);
  const { html, text } = await needs.mailTemplates.render(mail);
  return {
    to: due.email,
    subject: mail.content.subject,
    text,
    html,
    messageId: `<cart-${due.id}@${new URL(needs.publicOrigin).hostname}>`,
    unsubscribeUrl: mail.content.optOutUrl,
  };
}
