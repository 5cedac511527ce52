import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { MailOutcome } from '#core/mail/mail-row.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import { sendMailRow } from '#core/mail/send-mail-row.ts';
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

/** Sends the email about one message of a ticket. */
export function sendTicketMail(needs: TicketMailNeeds, messageId: string): Promise<MailOutcome<never>> {
  const { ticketMails, mailer, alerts, clock } = needs;
  return sendMailRow<DueTicketMail, never>(
    {
      rows: ticketMails,
      mailer,
      clock,
      write: (due) => write(needs, due),
      alerting: {
        alerts,
        late: LATE,
        attemptsOf: ({ attempts }) => attempts,
        // A rejected confirmation is a mistyped address. A rejected reply means that a customer waits in vain.
        refused: ({ kind }) => (kind === 'reply' ? REFUSED : null),
      },
    },
    messageId,
  );
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
