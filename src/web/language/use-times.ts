import { useNow } from '../esims/use-now.ts';
import type { Language } from '#core/language.ts';
import { useLanguage } from './use-language.ts';

/** Takes ISO 8601. */
type Format = (time: string) => string;

function datesIn(language: Language, timeZone: string | null) {
  const zone = timeZone === null ? {} : { timeZone };
  const format = (options: Intl.DateTimeFormatOptions): Format => {
    let made: Intl.DateTimeFormat | null = null;
    return (time) => {
      made ??= new Intl.DateTimeFormat(language, { ...options, ...zone });
      return made.format(new Date(time));
    };
  };
  return {
    date: format({ dateStyle: 'medium' }),
    longDate: format({ dateStyle: 'long' }),
    /** "Nov 29". */
    day: format({ day: 'numeric', month: 'short' }),
    weekday: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    month: format({ month: 'long', year: 'numeric' }),
    time: format({ timeStyle: 'short' }),
    /** To the second. */
    exactTime: format({ timeStyle: 'medium' }),
    /** "Nov 19, 5:02 PM". */
    dayAndTime: format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
    dateAndTime: format({ dateStyle: 'medium', timeStyle: 'short' }),
    exactDateAndTime: format({ dateStyle: 'medium', timeStyle: 'medium' }),
  };
}

type Dates = ReturnType<typeof datesIn>;

const known = new Map<string, Dates>();

/** Kept, because making a formatter takes far longer than formatting a date, and a list has many. */
function datesOf(language: Language, timeZone: string | null): Dates {
  const key = `${language} ${timeZone ?? ''}`;
  const dates = known.get(key) ?? datesIn(language, timeZone);
  known.set(key, dates);
  return dates;
}

/** Dates and times in the language of the screen. Without a time zone, that of the device. */
export function useDates(timeZone: string | null = null): Dates {
  return datesOf(useLanguage(), timeZone);
}

/** The same, in the time zone of the device, with times that are today. The component renders again every minute. */
export function useTimes() {
  const dates = useDates();
  const now = useNow().toISOString();
  const { date, time, dateAndTime } = dates;
  return {
    ...dates,
    /** Today only the time: "2:02 PM"; otherwise with its date. */
    clock: (at: string) => (date(at) === date(now) ? time(at) : dateAndTime(at)),
  };
}
