import { BRAND } from '#core/brand.ts';
import { formatMailTime } from '#core/mail/format-mail-time.ts';
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
  'change-address',
  'address-taken',
  'address-changed',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/** Confirms to the owner that the account is gone. Its link has no token. */
export const ACCOUNT_DELETED_MAIL = { kind: 'account-deleted', path: '/' } as const;

/** To an address that somebody wants for an account although it has one. Its link has no token. */
export const ADDRESS_TAKEN_MAIL = { kind: 'address-taken', path: '/auth?mode=signin' } as const;

/** To the address that an account had before. Its link has no token. */
export const ADDRESS_CHANGED_MAIL = { kind: 'address-changed', path: '/contact' } as const;

/** `url` must be an address of our own site. Text typed by a stranger never appears in these emails. */
export type AccountMail = MailFrame &
  Readonly<{
    kind: AccountMailKind;
    url: string;
    /** When what the mail is about happened: "Nov 19, 2026, 5:02 PM UTC (Coordinated Universal Time)". */
    at: string;
  }>;

type Facts = ServerI18n & Readonly<{ url: string; seller: Seller; at: Date }>;

/** What an account mail says; the subject is also its heading. */
export function accountMail(kind: AccountMailKind, facts: Facts): AccountMail {
  const { language, messagesOf, url, seller, at } = facts;
  const subject = messagesOf(language, 'account-mail')(`mail.${kind}.subject`, { brand: BRAND });
  return { kind, language, subject, heading: subject, seller, url, at: formatMailTime(at, language) };
}
