import { formatMoney, money } from '#core/money.ts';
import { useLanguage } from './use-language.ts';

/** Cents as an amount in the language of the screen. */
export function useDollars(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => formatMoney(money(cents), language);
}
