import { useLanguage } from '../../../language/use-language.ts';

/** Dates and rates of an invoice. It is a document: its date is the same for every reader, in UTC. */
export function useInvoiceWords() {
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return {
    day: (time: string) => date.format(new Date(time)),
    percent: (percent: number) => rate.format(percent / 100),
  };
}
