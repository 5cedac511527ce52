import { useLanguage } from '../../language/use-language.ts';

/** A moment on the clocks of the shop, in the language of the screen. */
export function useShopTime(timeZone: string): (time: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (time) => format.format(new Date(time));
}
