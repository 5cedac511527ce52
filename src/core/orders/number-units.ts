import { destinationName } from '#core/catalogue/geography/destination.ts';
import { coveredCountries } from '#core/plans/covered-countries.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import { planExtras } from '#core/plans/texts/plan-extras.ts';
import type { ServerI18n } from '#messages/translate.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { Offer } from './checkout/offer.ts';

type Described = Offer['described'];
type Unit = Readonly<{ described: Described }>;

/** Which of several units with the same title this one is: 1 of 2. */
export type UnitNumber = Readonly<{ position: number; of: number }>;

/** Takes all units of one order, in their order. Null: no other unit of the order has this title. */
export function numberUnits(units: readonly Unit[]): readonly (UnitNumber | null)[] {
  const titles = units.map(({ described }) => titleFacts(described));
  return titles.map((title, index) => {
    const of = titles.filter((other) => other === title).length;
    const position = titles.slice(0, index + 1).filter((other) => other === title).length;
    return of === 1 ? null : { position, of };
  });
}

/** Everything that `unitTitle` shows, without a language: equal facts give equal titles. */
function titleFacts(plan: Described): string {
  return JSON.stringify([
    plan.type,
    destinationName(plan, 'en'),
    plan.is_unlimited ? null : plan.data_amount,
    plan.validity_days ?? DEFAULT_VALIDITY_DAYS,
    plan.coverage_type === 'local' ? null : [coveredCountries(plan), plan.operator],
    plan.sms,
    plan.voice,
  ]);
}

/** What tells a unit from one of the same place, data and days: "20 SMS", "1 of 2". */
export function unitExtras(plan: Described, number: UnitNumber | null, i18n: ServerI18n): string[] {
  const { language, messagesOf } = i18n;
  const extras = planExtras(plan, messagesOf(language, 'plans'));
  if (number === null) return [...extras];
  const t = messagesOf(language, 'order-titles');
  return [...extras, t('position', { position: number.position, total: number.of })];
}

/** "Japan eSIM, 5 GB, 7 days (1 of 2)". */
export function numberedTitle(plan: Described, number: UnitNumber | null, i18n: ServerI18n): string {
  const title = unitTitle(plan, i18n);
  if (number === null) return title;
  const t = i18n.messagesOf(i18n.language, 'order-titles');
  return t('numbered', { title, position: number.position, total: number.of });
}
