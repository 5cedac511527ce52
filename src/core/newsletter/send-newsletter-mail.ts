import type { Clock } from '#core/clock.ts';
import type { MailOutcome } from '#core/mail/mail-row.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import { sendMailRow, type MailRows } from '#core/mail/send-mail-row.ts';
import { newsletterMail, type NewsletterMailFacts } from './newsletter-mail.ts';
import { isConfirmationMailed } from './newsletter.ts';
import type { DueNewsletterMail } from './newsletter-store.ts';

export type NewsletterMailNeeds = NewsletterMailFacts &
  Readonly<{
    newsletterMails: MailRows<DueNewsletterMail>;
    mailer: Mailer;
    mailTemplates: MailTemplates;
    clock: Clock;
  }>;

/** Sends the mail that asks for a confirmation, or the one after it, if it is still right to do so. */
export function sendNewsletterMail(needs: NewsletterMailNeeds, mailId: string): Promise<MailOutcome> {
  const { newsletterMails: rows, mailer, clock } = needs;
  return sendMailRow({ rows, mailer, clock, write: (due) => write(needs, due) }, mailId);
}

async function write(needs: NewsletterMailNeeds, due: DueNewsletterMail): Promise<Mail | 'skipped'> {
  const isDue = due.kind === 'welcome' ? due.isSubscribed : isConfirmationMailed(due);
  if (!isDue) return 'skipped';
  const mail = newsletterMail(due, needs);
  const { html, text } = await needs.mailTemplates.render(mail);
  return {
    to: due.email,
    subject: mail.content.subject,
    text,
    html,
    messageId: `<newsletter-${due.id}@${new URL(needs.publicOrigin).hostname}>`,
    ...(mail.name === 'newsletter-welcome' && { unsubscribeUrl: mail.content.unsubscribeUrl }),
  };
}
