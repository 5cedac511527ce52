import type { Language } from '#core/language.ts';
import { universalTime } from '#core/mail/format-mail-time.ts';

/** To the second and in UTC, the same on the screen and in the email. */
export function formatDeclaredAt(at: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return `${format.format(at)} ${universalTime(language)}`;
}

/** The same moment where the reader is, which may be on another day. */
export function formatDeclaredHere(at: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
}

export function formatDay(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
