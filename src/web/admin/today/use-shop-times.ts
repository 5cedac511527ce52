import { useLanguage } from '../../language/use-language.ts';

/** Times of the shop's own time zone, in the language of the screen. */
export function useShopTimes(timeZone: string) {
  const language = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => (time: string) =>
    new Intl.DateTimeFormat(language, options).format(new Date(time));
  return {
    /** Takes a day such as 2026-11-16. */
    day: format({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    clock: format({ timeStyle: 'short', timeZone }),
    shortDay: format({ day: 'numeric', month: 'short', timeZone }),
    dayAndTime: format({ dateStyle: 'medium', timeStyle: 'short', timeZone }),
  };
}
