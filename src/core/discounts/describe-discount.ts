import { formatMoney, money } from '#core/money.ts';
import type { I18n } from '#messages/translate.ts';
import type { Discount } from './discount.ts';

/** "5% off": the effect of a code, for the line beside its amount. */
export function describeDiscount(
  { value }: Pick<Discount, 'value'>,
  { language, t }: I18n<'discounts'>,
): string {
  return value.kind === 'percent'
    ? t('percent', { percent: value.percent })
    : t('amount', { amount: formatMoney(money(value.amountCents), language) });
}
