import type { MailFrame } from '#core/mail/mail-frame.ts';

export type NewsletterConfirmMail = MailFrame & Readonly<{ confirmUrl: string; days: number }>;

export type NewsletterWelcomeMail = MailFrame & Readonly<{ plansUrl: string; unsubscribeUrl: string }>;
