import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import { localizedPath } from '#core/language-path.ts';
import type { MailOutcome } from '#core/mail/mail-row.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import { sendMailRow } from '#core/mail/send-mail-row.ts';
import { RETENTION_DAYS } from '#core/personal-data/retention.ts';
import type { Seller } from '#core/seller.ts';
import type { MessagesOf } from '#messages/translate.ts';
import { accountMail, ADDRESS_CHANGED_MAIL } from './account-mails.ts';
import type { AccountMailStore, DueAccountMail } from './account-mail-store.ts';

export type AccountMailNeeds = Readonly<{
  accountMails: AccountMailStore;
  mailer: Mailer;
  mailTemplates: MailTemplates;
  alerts: Alerts;
  clock: Clock;
  publicOrigin: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

/** So long support can see whether a mail was sent. */
const KEPT_MS = RETENTION_DAYS.accountMails * DAY_MS;

/** Sends one mail about an account. */
export async function sendAccountMail(
  needs: AccountMailNeeds,
  mailId: string,
): Promise<MailOutcome<'expired'>> {
  const { accountMails, mailer, alerts, clock } = needs;
  const outcome = await sendMailRow(
    {
      rows: accountMails,
      mailer,
      clock,
      write: (due: DueAccountMail) => write(needs, due),
      alerting: {
        alerts,
        late: LATE,
        attemptsOf: ({ attempts }) => attempts,
        // An address that a customer gave up may not exist any more: nobody has to act.
        refused: ({ kind }) => (kind === ADDRESS_CHANGED_MAIL.kind ? null : REFUSED),
        unsent: EXPIRED,
      },
    },
    mailId,
  );
  if (outcome === 'sent') await accountMails.deleteEnded(new Date(clock.now().getTime() - KEPT_MS));
  return outcome;
}

async function write(needs: AccountMailNeeds, due: DueAccountMail): Promise<Mail> {
  const { mailTemplates, publicOrigin, seller, messagesOf } = needs;
  const { id, kind, language, recipient, createdAt } = due;
  const url = publicOrigin + localizedPath(due.path, language);
  const content = accountMail(kind, { language, messagesOf, url, seller, at: createdAt });
  const { html, text } = await mailTemplates.render({ name: kind, content });
  const messageId = `<${kind}-${id}@${new URL(publicOrigin).hostname}>`;
  return { to: recipient, subject: content.subject, text, html, messageId };
}

const LATE: Alert = {
  kind: 'account-mail-late',
  message:
    'The mail server keeps deferring an account email (sign-in link, confirmation or password reset), so a customer is waiting for it. The shop retries until the link in it expires. Check SMTP_URL and MAIL_FROM: the server must accept our login and sender.',
};

const REFUSED: Alert = {
  kind: 'account-mail-refused',
  message:
    'The mail server rejected an account email (sign-in link, confirmation or password reset) permanently, and the shop does not retry it. The customer cannot sign in with it. One rejection is usually a mistyped address; several mean that the server refuses our sender. Check MAIL_FROM and the log of the mail server.',
};

const EXPIRED: Alert = {
  kind: 'account-mail-expired',
  message:
    'An account email (sign-in link, confirmation or password reset) could not be sent before its link expired, so it was not sent. The customer must request a new one. Check that a worker is running, and SMTP_URL and MAIL_FROM: the server must accept our login and sender.',
};
