import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import { sharedLife } from '#core/esims/installation/install-state.ts';
import type { MailOutcome } from '#core/mail/mail-row.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import { sendMailRow } from '#core/mail/send-mail-row.ts';
import { RETENTION_DAYS } from '#core/personal-data/retention.ts';
import type { Seller } from '#core/seller.ts';
import type { MessagesOf } from '#messages/translate.ts';
import type { DueShareMail, ShareMailStore } from './share-mail-store.ts';
import { shareMail } from './share-mail.ts';
import { shareUrl } from './share-paths.ts';
import type { ShareSecrets } from './share-secrets.ts';

export type ShareMailNeeds = Readonly<{
  shareMails: ShareMailStore;
  shareSecrets: ShareSecrets;
  mailer: Mailer;
  mailTemplates: MailTemplates;
  alerts: Alerts;
  clock: Clock;
  publicOrigin: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

/** So long the owner of a link sees the address it was sent to. */
const RECIPIENT_KEPT_MS = RETENTION_DAYS.shareRecipients * DAY_MS;

/** Sends one mail with a share link. Sent again, it has the same link. */
export async function sendShareMail(needs: ShareMailNeeds, mailId: string): Promise<MailOutcome<'ended'>> {
  const { shareMails, mailer, alerts, clock } = needs;
  const outcome = await sendMailRow(
    {
      rows: shareMails,
      mailer,
      clock,
      write: (due: DueShareMail) => write(needs, due),
      // A rejection is usually a mistyped address. The owner of the link sees it, so it raises no alert.
      alerting: { alerts, late: LATE, attemptsOf: ({ attempts }) => attempts },
    },
    mailId,
  );
  if (outcome === 'sent')
    await shareMails.forgetRecipients(new Date(clock.now().getTime() - RECIPIENT_KEPT_MS));
  return outcome;
}

async function write(needs: ShareMailNeeds, due: DueShareMail): Promise<Mail> {
  const { mailTemplates, shareSecrets, publicOrigin, seller, messagesOf } = needs;
  const { language, described, sender, expiresAt } = due;
  const life = sharedLife(due.reported, needs.clock.now());
  const url = shareUrl(publicOrigin, shareSecrets.secretOf(due.shareId), language);
  const content = shareMail({ language, messagesOf, described, sender, expiresAt, life, url, seller });
  const { html, text } = await mailTemplates.render({ name: 'share', content });
  const messageId = `<share-${due.id}@${new URL(publicOrigin).hostname}>`;
  return { to: due.recipient, subject: content.subject, text, html, messageId };
}

const LATE: Alert = {
  kind: 'share-mail-late',
  message:
    'The mail server keeps deferring an email with a share link, so the person who should get an eSIM is waiting for it. The shop retries until the link ends. Check SMTP_URL and MAIL_FROM: the server must accept our login and sender.',
};
