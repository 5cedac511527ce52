import type { Language } from '#core/language.ts';

/** "Nov 19, 2026, 5:02 PM UTC (Coordinated Universal Time)". Nobody knows the time zone of a mailbox. */
export function formatMailTime(at: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} ${universalTime(language)}`;
}

/** Most travellers do not know the abbreviation, so the name follows it in the language of the reader. */
export function universalTime(language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeZoneName: 'long' });
  const name = format.formatToParts(new Date(0)).find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined ? 'UTC' : `UTC (${name})`;
}
