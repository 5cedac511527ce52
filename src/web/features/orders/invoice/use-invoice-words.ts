import { useDates } from '../../../language/use-times.ts';
import { useLanguage } from '../../../language/use-language.ts';

/** Dates and rates of an invoice. It is a document: its date is the same for every reader, in UTC. */
export function useInvoiceWords() {
  const language = useLanguage();
  const { longDate } = useDates('UTC');
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return {
    day: longDate,
    percent: (percent: number) => rate.format(percent / 100),
  };
}
