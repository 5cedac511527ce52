import type { Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { QrDrawer } from '#core/esims/qr-code.ts';
import type { Language } from '#core/language.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import type { Seller } from '#core/seller.ts';
import { MOST_MAIL_ATTEMPTS, type DueMail, type MailStore } from './mail-store.ts';
import { orderMail } from './order-mail.ts';

/** A link that signs its reader in once, made by the accounts. */
export interface SignInLinks {
  /** The address's account must exist. The answer is a fresh token. */
  makeToken(email: string): Promise<string>;
}

export type OrderMailNeeds = Readonly<{
  mails: MailStore;
  mailer: Mailer;
  qr: QrDrawer;
  signInLinks: SignInLinks;
  alerts: Alerts;
  clock: Clock;
  publicOrigin: string;
  seller: Seller;
}>;

export type SendOutcome = 'sent' | 'nothing-to-do' | 'refused' | 'try-again';

/** Some seven minutes: whoever was told to come again has come by then. */
const LATE_AFTER_ATTEMPTS = 5;

/**
 * Sends one mail of an order. After a crash between sending and writing it down, it is sent again under the same
 * message id, so that the receiver can tell.
 */
export async function sendOrderMail(needs: OrderMailNeeds, mailId: string): Promise<SendOutcome> {
  const { mails, mailer, alerts, clock } = needs;
  const due = await mails.take(mailId, clock.now());
  if (due === null) return 'nothing-to-do';
  if (due === 'worn-out') return refuse(needs, mailId);
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

async function refuse({ mails, alerts, clock }: OrderMailNeeds, mailId: string): Promise<SendOutcome> {
  await alerts.raise(NOT_SENT, clock.now());
  await mails.markRefused(mailId);
  return 'refused';
}

async function write({ qr, signInLinks, publicOrigin, seller }: OrderMailNeeds, due: DueMail) {
  const here = `${publicOrigin}${pathPrefix(due.language)}`;
  // A refund's mail has no link, so no token is made for it.
  const token = due.kind === 'refund' ? '' : await signInLinks.makeToken(due.recipient);
  const { subject, text, html, qrCodes } = orderMail(due, {
    signInUrl: `${here}/auth?magic_link=${token}&email=${encodeURIComponent(due.recipient)}`,
    helpUrl: `${here}/contact`,
    termsUrl: `${here}/terms-of-service`,
    privacyUrl: `${here}/privacy-policy`,
    withdrawalUrl: `${here}/withdrawal`,
    seller,
  });
  return {
    to: due.recipient,
    subject,
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

/** A mail queued by an older release has a whole message id already. */
function messageIdOf({ messageName }: DueMail, publicOrigin: string): string {
  return messageName.startsWith('<') ? messageName : `<${messageName}@${new URL(publicOrigin).hostname}>`;
}

function pathPrefix(language: Language): string {
  return language === 'es' ? '/es' : '';
}

const LATE = {
  kind: 'order-mail-late',
  message:
    'The mail server has put off a mail about an order again and again. It is tried on for hours; see that it takes our password and sender.',
};

const NOT_SENT = {
  kind: 'order-mail-refused',
  message:
    'A mail about an order was refused for good, or could not be written. The customer may not know how to install the eSIM.',
};
