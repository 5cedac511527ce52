import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import type { Discount } from './discount.ts';

/** "5% off": what a code does, for the line under the total. */
export function describeDiscount({ value }: Pick<Discount, 'value'>, language: Language): string {
  const off =
    value.kind === 'percent' ? `${value.percent}%` : formatMoney(money(value.amountCents), language);
  return language === 'es' ? `${off} de descuento` : `${off} off`;
}
