import type { TFunction } from 'i18next';
import type { Package } from '#core/catalogue/package.ts';
import type { Language } from '#core/language.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import { cutCoverageText } from '#core/plans/coverage-text.ts';
import { coveredCountries } from '#core/plans/covered-countries.ts';
import { daysStart } from '#core/plans/days-start.ts';
import { englishPlace } from '#core/plans/english-place.ts';
import { planBadges } from '#core/plans/plan-badges.ts';
import { showPlan } from '#core/plans/show-plan.ts';
import type { PlanCardView } from './plan-card-view.ts';
import { daysStartLine, planWords } from '../../plan-words.ts';

type Speech = Readonly<{ language: Language; t: TFunction<'plans'> }>;

/** A package as its card shows it; `country` is its destination's name in the same language. */
export function planCardOf(from: Package, country: string, { language, t }: Speech): PlanCardView {
  const plan = showPlan(from, country, planWords(t));
  const isLocal = from.coverage_type === 'local';
  const placeInSentence = language === 'en' ? englishPlace(country) : country;
  return {
    id: plan.id,
    title: plan.title,
    country,
    path: `/esim/${from.slug}`,
    countryCode: plan.countryCode,
    coverageType: plan.coverageType,
    packageType: plan.packageType,
    data: plan.data,
    validity: plan.validity,
    price: formatMoney(money(centsFromDollars(plan.price)), language),
    priceDollars: plan.price,
    operator: plan.operator,
    coverage: plan.coverage,
    rating: t('ourRating', { rating: plan.rating.toLocaleString(language) }),
    networks: cutCoverageText(plan.networks),
    countries: isLocal ? null : t('countries', { count: coveredCountries(from) }),
    extras: [
      ...(plan.voice > 0 ? [t('minutes', { count: plan.voice })] : []),
      ...(plan.sms > 0 ? [t('texts', { count: plan.sms })] : []),
    ],
    daysStart: daysStartLine(daysStart(from), isLocal ? placeInSentence : null, t),
    note: plan.packageType === 'topup' ? t('topupNote') : null,
    badges: planBadges(plan),
  };
}
