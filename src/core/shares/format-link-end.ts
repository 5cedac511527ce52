import type { Language } from '#core/language.ts';

/** In UTC, and it says so: nobody knows the time zone of a mailbox. */
export function formatLinkEnd(expiresAt: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(expiresAt)} UTC`;
}
