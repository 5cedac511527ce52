import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { QrDrawer } from '#core/esims/qr-code.ts';
import { localizedPath } from '#core/language-path.ts';
import type { MailOutcome } from '#core/mail/mail-row.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import { LATE_AFTER_ATTEMPTS } from '#core/mail/retry.ts';
import type { Seller } from '#core/seller.ts';
import { shareUrl } from '#core/shares/share-paths.ts';
import type { MessagesOf } from '#messages/translate.ts';
import { MOST_MAIL_ATTEMPTS, type DueMail, type MailStore } from './mail-store.ts';
import { orderMail } from './order-mail.ts';
import type { OrderMailKind } from './order-mail-kinds.ts';

/** Creates links that sign in once; implemented by the accounts. */
export interface SignInLinks {
  /** The account of the address must exist. Returns a new token. */
  makeToken(email: string): Promise<string>;
}

export type OrderMailNeeds = Readonly<{
  mails: MailStore;
  mailer: Mailer;
  mailTemplates: MailTemplates;
  qr: QrDrawer;
  signInLinks: SignInLinks;
  alerts: Alerts;
  clock: Clock;
  publicOrigin: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

/**
 * Sends one order mail. After a crash between sending and recording it, the mail is sent again with the same
 * message id, so that the receiver can detect the duplicate. Not by `sendMailRow`: this one gives up after
 * `MOST_MAIL_ATTEMPTS`, also when the mail cannot even be created.
 */
export async function sendOrderMail(needs: OrderMailNeeds, mailId: string): Promise<MailOutcome<never>> {
  const { mails, mailer, alerts, clock } = needs;
  const due = await mails.take(mailId, clock.now());
  if (due === null) return 'nothing-to-do';
  if (due === 'attempts-exhausted') return refuse(needs, mailId);
  const result = await mailer.send(await write(needs, due));
  if (result.kind === 'accepted') {
    await mails.markSent(mailId, clock.now());
    if (due.attempts > LATE_AFTER_ATTEMPTS) await alerts.settle(LATE.kind, clock.now());
    return 'sent';
  }
  if (result.kind === 'try-later' && due.attempts < MOST_MAIL_ATTEMPTS) {
    if (due.attempts >= LATE_AFTER_ATTEMPTS) await alerts.raise(LATE, clock.now());
    return 'try-again';
  }
  return refuse(needs, mailId);
}

async function refuse({ mails, alerts, clock }: OrderMailNeeds, mailId: string): Promise<MailOutcome<never>> {
  await alerts.raise(NOT_SENT, clock.now());
  await mails.markRefused(mailId);
  return 'refused';
}

/** Mails without a sign-in link need no token. The recipient of a gift may not even have an account. */
const HAS_NO_SIGN_IN: ReadonlySet<OrderMailKind> = new Set([
  'refund',
  'refund-after-delivery',
  'topup-owner',
  'gift',
]);

async function write(needs: OrderMailNeeds, due: DueMail) {
  const { qr, signInLinks, mailTemplates, publicOrigin, seller, messagesOf, clock } = needs;
  const urlOf = (path: string) => publicOrigin + localizedPath(path, due.language);
  const token = HAS_NO_SIGN_IN.has(due.kind) ? '' : await signInLinks.makeToken(due.recipient);
  const { mail, qrCodes } = orderMail(due, {
    signInUrl: urlOf(`/auth?magic_link=${token}&email=${encodeURIComponent(due.recipient)}`),
    urlOf,
    helpUrl: urlOf('/contact'),
    termsUrl: urlOf('/terms-of-service'),
    privacyUrl: urlOf('/privacy-policy'),
    withdrawalUrl: urlOf('/withdrawal'),
    shareUrlOf: (secret) => shareUrl(publicOrigin, secret, due.language),
    now: clock.now(),
    seller,
    messagesOf,
  });
  const { html, text } = await mailTemplates.render(mail);
  return {
    to: due.recipient,
    subject: mail.content.subject,
    text,
    html,
    messageId: messageIdOf(due, publicOrigin),
    attachments: qrCodes.map(({ contentId, fileName, activationCode }) => ({
      fileName,
      contentType: 'image/png',
      content: qr.png(activationCode),
      contentId,
    })),
  };
}

/** A mail queued by an older release already has a complete message id. */
function messageIdOf({ messageName }: DueMail, publicOrigin: string): string {
  return messageName.startsWith('<') ? messageName : `<${messageName}@${new URL(publicOrigin).hostname}>`;
}

const LATE: Alert = {
  kind: 'order-mail-late',
  message:
    'The mail server keeps deferring an order email, so a customer is waiting for it. The shop retries for seven hours and sends it once the server accepts it. Check SMTP_URL and MAIL_FROM: the server must accept our login and sender.',
};

const NOT_SENT: Alert = {
  kind: 'order-mail-refused',
  message:
    'An order email was rejected permanently or could not be created, and the shop does not retry it. The customer may not know how to install the eSIM. Contact the customer another way if possible.',
};
