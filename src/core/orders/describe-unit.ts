import { destinationName } from '#core/catalogue/geography/destination.ts';
import { daysStartText } from '#core/plans/texts/days-start-text.ts';
import { planExtras } from '#core/plans/texts/plan-extras.ts';
import { planTitle } from '#core/plans/texts/plan-title.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import type { ServerI18n } from '#messages/translate.ts';
import type { Offer } from './checkout/offer.ts';

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
