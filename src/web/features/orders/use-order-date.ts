import type { Language } from '#core/language.ts';
import { useLanguage } from '../../language/use-language.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Kept, because making one takes far longer than formatting a date, and a list has many. */
function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  formats.set(language, known);
  return known;
}

/** The day of an order, in the language of the screen and the time zone of the device. */
export function useOrderDate(): (time: string) => string {
  const format = formatOf(useLanguage());
  return (time) => format.format(new Date(time));
}
