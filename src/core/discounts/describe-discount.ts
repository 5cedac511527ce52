import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import type { Discount } from './discount.ts';

/** "5% off": the effect of a code, for the line beside its amount. */
export function describeDiscount({ value }: Pick<Discount, 'value'>, language: Language): string {
  const off =
    value.kind === 'percent'
      ? percentText(value.percent, language)
      : formatMoney(money(value.amountCents), language);
  return language === 'es' ? `${off} de descuento` : `${off} off`;
}

/** Spanish puts a space before the percent sign, and the line must not break there. */
function percentText(percent: number, language: Language): string {
  return language === 'es' ? `${percent}\u00a0%` : `${percent}%`;
}
