import { BRAND } from '#core/brand.ts';
import type { Language } from '#core/language.ts';
import { mailSeller } from '#core/mail/mail-seller.ts';
import type { Seller } from '#core/seller.ts';
import { mailButton, mailNote, mailPage, mailParagraph } from '#core/mail/mail-html.ts';

export const ACCOUNT_MAILS = [
  'confirm-address',
  'reset-password',
  'magic-link',
  'already-registered',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

export type AccountMail = Readonly<{ subject: string; text: string; html: string }>;

type Words = Readonly<{ subject: string; why: string; button: string; note: string }>;

const WORDS: Readonly<Record<Language, Readonly<Record<AccountMailKind, Words>>>> = {
  en: {
    'confirm-address': {
      subject: `Confirm your email address for ${BRAND}`,
      why: `You signed up at ${BRAND} with this address. Confirm it to sign in.`,
      button: 'Confirm my address',
      note: 'The link works for one hour. If you did not sign up, ignore this email: without confirmation the account stays closed.',
    },
    'reset-password': {
      subject: `Choose a new ${BRAND} password`,
      why: `Someone asked for a new password for your ${BRAND} account.`,
      button: 'Choose a new password',
      note: 'The link works once, for one hour. If it was not you, ignore this email and your password stays as it is.',
    },
    'magic-link': {
      subject: `Your ${BRAND} sign-in link`,
      why: `Here is your link to sign in to ${BRAND} without a password.`,
      button: 'Sign in',
      note: 'The link works once, for 30 minutes. If you did not ask for it, ignore this email.',
    },
    'already-registered': {
      subject: `You already have a ${BRAND} account`,
      why: `Someone tried to sign up at ${BRAND} with this address, which already has an account.`,
      button: 'Sign in',
      note: 'If you forgot your password, the sign-in page sends you a link. If it was not you, ignore this email.',
    },
  },
  es: {
    'confirm-address': {
      subject: `Confirma tu correo en ${BRAND}`,
      why: `Te registraste en ${BRAND} con esta dirección. Confírmala para iniciar sesión.`,
      button: 'Confirmar mi correo',
      note: 'El enlace sirve durante una hora. Si no te registraste, ignora este mensaje: sin confirmación la cuenta sigue cerrada.',
    },
    'reset-password': {
      subject: `Elige una nueva contraseña de ${BRAND}`,
      why: `Alguien pidió una nueva contraseña para tu cuenta de ${BRAND}.`,
      button: 'Elegir una nueva contraseña',
      note: 'El enlace sirve una sola vez, durante una hora. Si no fuiste tú, ignora este mensaje y tu contraseña no cambia.',
    },
    'magic-link': {
      subject: `Tu enlace de acceso a ${BRAND}`,
      why: `Este es tu enlace para iniciar sesión en ${BRAND} sin contraseña.`,
      button: 'Iniciar sesión',
      note: 'El enlace sirve una sola vez, durante 30 minutos. Si no lo pediste, ignora este mensaje.',
    },
    'already-registered': {
      subject: `Ya tienes una cuenta en ${BRAND}`,
      why: `Alguien intentó registrarse en ${BRAND} con esta dirección, que ya tiene una cuenta.`,
      button: 'Iniciar sesión',
      note: 'Si olvidaste tu contraseña, la página de inicio de sesión te envía un enlace. Si no fuiste tú, ignora este mensaje.',
    },
  },
};

/** `url` must be an address of our own site. Text typed by a stranger never appears in these emails. */
type Facts = Readonly<{ language: Language; url: string; seller: Seller }>;

export function accountMail(kind: AccountMailKind, { language, url, seller }: Facts): AccountMail {
  const { subject, why, button, note } = WORDS[language][kind];
  const end = mailSeller(seller, language);
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
