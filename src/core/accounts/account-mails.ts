import { BRAND } from '#core/brand.ts';
import type { MailFrame } from '#core/mail/mail-frame.ts';
import type { Seller } from '#core/seller.ts';
import type { ServerI18n } from '#messages/translate.ts';

export const ACCOUNT_MAILS = [
  'confirm-address',
  'reset-password',
  'magic-link',
  'already-registered',
  'new-password',
  'account-deleted',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/** Confirms to the owner that the account is gone. Its link has no token. */
export const ACCOUNT_DELETED_MAIL = { kind: 'account-deleted', path: '/' } as const;

/** `url` must be an address of our own site. Text typed by a stranger never appears in these emails. */
export type AccountMail = MailFrame & Readonly<{ kind: AccountMailKind; url: string }>;

type Facts = ServerI18n & Readonly<{ url: string; seller: Seller }>;

/** What an account mail says; the subject is also its heading. */
export function accountMail(kind: AccountMailKind, facts: Facts): AccountMail {
  const { language, messagesOf, url, seller } = facts;
  const subject = messagesOf(language, 'account-mail')(`mail.${kind}.subject`, { brand: BRAND });
  return { kind, language, subject, heading: subject, seller, url };
}
