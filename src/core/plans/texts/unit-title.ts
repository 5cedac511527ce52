import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import type { ServerI18n } from '#messages/translate.ts';
import { DEFAULT_VALIDITY_DAYS } from '../plan.ts';
import { daysStartText } from './days-start-text.ts';
import { planExtras } from './plan-extras.ts';
import { planTitle } from './plan-title.ts';

type Described = Offer['described'];

/** The title of a unit on the payment page, on the processing page and in emails: "Japan eSIM, 5 GB, 7 days, 20 SMS". */
export function unitTitle(plan: Described, { language, messagesOf }: ServerI18n): string {
  const plans = messagesOf(language, 'plans');
  const t = messagesOf(language, 'order-titles');
  return [
    planTitle(plan, destinationName(plan, language), plans),
    plan.is_unlimited ? t('unlimited') : plan.data_amount,
    t('days', { count: plan.validity_days ?? DEFAULT_VALIDITY_DAYS }),
    ...planExtras(plan, plans),
  ].join(', ');
}

/** When the days of a plan start, as a sentence. */
export function daysStartLine(plan: Described, { language, messagesOf }: ServerI18n): string {
  const t = messagesOf(language, 'plans');
  return `${daysStartText(plan, destinationName(plan, language), { language, t })}.`;
}
