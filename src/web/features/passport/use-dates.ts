import { useMemo } from 'react';
import { useLanguage } from '../../language/use-language.ts';

/** Dates in the language of the screen and the time zone of the device. They take ISO 8601. */
export type Dates = Readonly<{
  date: (time: string) => string;
  month: (time: string) => string;
  year: (time: string) => number;
}>;

export function useDates(): Dates {
  const language = useLanguage();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(language, options);
      return (time: string) => formatter.format(new Date(time));
    };
    return {
      date: format({ dateStyle: 'medium' }),
      month: format({ month: 'long', year: 'numeric' }),
      year: (time: string) => new Date(time).getFullYear(),
    };
  }, [language]);
}
