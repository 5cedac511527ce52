import type { CalculatorPlan } from '#contract/catalogue/calculator.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import { firstNetworks, type HotspotStatement } from '#core/plans/plan-marks.ts';
import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import { cutCoverageText } from '#core/plans/texts/coverage-text.ts';
import { coveredCountries } from '#core/plans/covered-countries.ts';
import { daysStartText } from '#core/plans/texts/days-start-text.ts';
import { showPlan } from '#core/plans/show-plan.ts';
import type { I18n } from '#messages/translate.ts';
import type { CartPlan } from '../../../cart/cart-context.ts';
import { planWords } from '../../../plans/card/plan-words.ts';

/** A plan in the calculator's result: finished texts, and the data for the cart. */
export type PlanPass = Readonly<{
  cartPlan: CartPlan;
  countryCode: string | null;
  coverageType: CoverageType;
  /** The English path of its destination's page. */
  path: string;
  price: string;
  details: string;
  daysStart: string;
  /** What the network says about a hotspot. */
  hotspot: HotspotStatement;
}>;

export function planPassOf(from: CalculatorPlan, i18n: I18n<'plans'>): PlanPass {
  const { language, t } = i18n;
  const country = destinationName(from, language);
  const priceCents = centsFromDollars(from.price);
  const plan = showPlan({ ...from, priceCents }, country, planWords(t));
  const isLocal = from.coverage_type === 'local';
  const { id, packageId, title, countryCode, data, validity, packageType, operator } = plan;
  const networks = cutCoverageText(plan.networks);
  const covered = isLocal ? [] : [t('countries', { count: coveredCountries(from) })];
  return {
    cartPlan: {
      id,
      packageId,
      title,
      country,
      countryCode,
      data,
      validity,
      priceCents,
      packageType,
      networks,
      operator,
    },
    countryCode,
    coverageType: from.coverage_type,
    path: `/esim/${from.slug}`,
    price: formatMoney(money(priceCents), language),
    details: [...covered, firstNetworks(networks)].join(' · '),
    daysStart: daysStartText(from, country, i18n),
    hotspot: from.hotspot,
  };
}
