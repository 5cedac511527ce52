import { useLanguage } from '../language/use-language.ts';
import { useNow } from './use-now.ts';

/** Times in the language of the screen and the time zone of the device. Takes ISO 8601. */
export function useTimes() {
  const language = useLanguage();
  const now = useNow().toISOString();
  const format = (options: Intl.DateTimeFormatOptions) => (time: string) =>
    new Intl.DateTimeFormat(language, options).format(new Date(time));
  const clock = format({ timeStyle: 'short' });
  const date = format({ dateStyle: 'medium' });
  const dateAndTime = format({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    date,
    /** "Nov 29". */
    day: format({ day: 'numeric', month: 'short' }),
    dateAndTime,
    /** Today only the time: "2:02 PM"; otherwise with its date. */
    clock: (time: string) => (date(time) === date(now) ? clock(time) : dateAndTime(time)),
  };
}
