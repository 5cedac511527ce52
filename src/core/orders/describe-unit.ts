import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Language } from '#core/language.ts';
import { daysStartText } from '#core/plans/texts/days-start-text.ts';
import { daysStart } from '#core/plans/days-start.ts';
import { planExtras } from '#core/plans/texts/plan-extras.ts';
import { planTitle } from '#core/plans/texts/plan-title.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import type { Offer } from './checkout/offer.ts';

type Described = Offer['described'];

/** The title of a unit on the payment page, on the processing page and in emails: "Japan eSIM, 5 GB, 7 days, 20 SMS". */
export function unitTitle(plan: Described, language: Language): string {
  const title = planTitle(plan, destinationName(plan, language), language);
  const days = plan.validity_days ?? DEFAULT_VALIDITY_DAYS;
  const words = WORDS[language];
  const data = plan.is_unlimited ? words.unlimited : plan.data_amount;
  const validity = `${days} ${days === 1 ? words.day : words.days}`;
  return [title, data, validity, ...planExtras(plan, language)].join(', ');
}

const WORDS: Readonly<Record<Language, Readonly<{ unlimited: string; day: string; days: string }>>> = {
  en: { unlimited: 'unlimited data', day: 'day', days: 'days' },
  es: { unlimited: 'datos ilimitados', day: 'día', days: 'días' },
};

/** When the days of a plan start, as a sentence. */
export function daysStartLine(plan: Described, language: Language): string {
  const destination = plan.coverage_type === 'local' ? destinationName(plan, language) : null;
  return `${daysStartText(daysStart(plan), destination, language)}.`;
}
