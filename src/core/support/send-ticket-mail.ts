import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import type { Seller } from '#core/seller.ts';
import type { MessagesOf } from '#messages/translate.ts';
import type { DueTicketMail, TicketMailStore } from './ticket-mail-store.ts';
import { ticketMail } from './ticket-mail.ts';

export type TicketMailNeeds = Readonly<{
  ticketMails: TicketMailStore;
  mailer: Mailer;
  mailTemplates: MailTemplates;
  alerts: Alerts;
  clock: Clock;
  publicOrigin: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

type TicketMailOutcome = 'sent' | 'nothing-to-do' | 'refused' | 'try-again';

/** About seven minutes: by then a server that defers first attempts (greylisting) has accepted the retry. */
const LATE_AFTER_ATTEMPTS = 5;

/**
 * Sends the email about one message of a ticket. After a crash between sending and recording it, the mail is sent again
 * with the same message id.
 */
export async function sendTicketMail(needs: TicketMailNeeds, messageId: string): Promise<TicketMailOutcome> {
  const { ticketMails, mailer, alerts, clock } = needs;
  const due = await ticketMails.take(messageId, clock.now());
  if (due === null) return 'nothing-to-do';
  const result = await mailer.send(await write(needs, due));
  if (result.kind === 'try-later') {
    if (due.attempts >= LATE_AFTER_ATTEMPTS) await alerts.raise(LATE, clock.now());
    return 'try-again';
  }
  const end = result.kind === 'accepted' ? 'sent' : 'refused';
  // A rejected confirmation is a mistyped address. A rejected reply means that a customer waits in vain.
  if (end === 'refused' && due.kind === 'reply') await alerts.raise(REFUSED, clock.now());
  await ticketMails.end(messageId, end, clock.now());
  if (end === 'sent' && due.attempts > LATE_AFTER_ATTEMPTS) await alerts.settle(LATE.kind, clock.now());
  return end;
}

async function write(needs: TicketMailNeeds, due: DueTicketMail): Promise<Mail> {
  const { mailTemplates, publicOrigin } = needs;
  const mail = ticketMail({ ...needs, due, language: due.language });
  const { html, text } = await mailTemplates.render(mail);
  return {
    to: due.recipient,
    subject: mail.content.subject,
    text,
    html,
    messageId: `<ticket-${due.messageId}@${new URL(publicOrigin).hostname}>`,
  };
}

const LATE: Alert = {
  kind: 'ticket-mail-late',
  message:
    'The mail server keeps deferring an email about a support ticket, so a customer is waiting for it. The shop keeps trying and sends it once the server accepts it. Check SMTP_URL and MAIL_FROM: the server must accept our login and sender.',
};

const REFUSED: Alert = {
  kind: 'ticket-reply-refused',
  message:
    'The mail server rejected a reply to a support ticket permanently, and the shop does not retry it. The ticket in /admin shows which one. Check its address, and MAIL_FROM: the server must accept our sender.',
};
