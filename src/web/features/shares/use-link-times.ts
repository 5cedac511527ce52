import { useLanguage } from '../../language/use-language.ts';

/** Times in the language of the screen and the time zone of the device. Takes ISO 8601. */
export function useLinkTimes() {
  const language = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => (time: string) =>
    new Intl.DateTimeFormat(language, options).format(new Date(time));
  return {
    /** "Nov 19, 5:02 PM". */
    short: format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
    /** "Nov 19". */
    day: format({ month: 'short', day: 'numeric' }),
  };
}
