import { formatData } from '#core/calculator/format-data.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/** Amounts of data in the language of the screen. */
export function useAmounts() {
  const t = useMessages('usage');
  const language = useLanguage();
  // A number and its unit stay on one line.
  const amount = (megabytes: number) => formatData(megabytes, language).replace(' ', '\u00a0');
  /** A pace is an estimate: more than two digits would claim too much. */
  const about = (megabytes: number) => amount(Number(megabytes.toPrecision(2)));
  return { amount, about, perDay: (megabytes: number) => t('perDay', { amount: about(megabytes) }) };
}
