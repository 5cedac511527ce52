import { BRAND } from '#core/brand.ts';
import { mailSeller } from '#core/mail/mail-seller.ts';
import type { Seller } from '#core/seller.ts';
import { mailButton, mailNote, mailPage, mailParagraph } from '#core/mail/mail-html.ts';
import type { ServerI18n } from '#messages/translate.ts';

export const ACCOUNT_MAILS = [
  'confirm-address',
  'reset-password',
  'magic-link',
  'already-registered',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

export type AccountMail = Readonly<{ subject: string; text: string; html: string }>;

/** `url` must be an address of our own site. Text typed by a stranger never appears in these emails. */
type Facts = ServerI18n & Readonly<{ url: string; seller: Seller }>;

export function accountMail(kind: AccountMailKind, facts: Facts): AccountMail {
  const { language, messagesOf, url, seller } = facts;
  const t = messagesOf(language, 'account-mail');
  const subject = t(`mail.${kind}.subject`, { brand: BRAND });
  const why = t(`mail.${kind}.why`, { brand: BRAND });
  const button = t(`mail.${kind}.button`);
  const note = t(`mail.${kind}.note`);
  const end = mailSeller(seller, messagesOf(language, 'shell'));
  return {
    subject,
    text: `${why}\n\n${button}: ${url}\n\n${note}\n\n${end.text}\n`,
    html: mailPage({
      language,
      subject,
      heading: subject,
      body: `${mailParagraph(why)}${mailButton(button, url)}${mailNote(note)}${end.html}`,
    }),
  };
}
