import type { Package } from '#core/catalogue/packages/package.ts';
import { formatMoney, money } from '#core/money.ts';
import { cutCoverageText } from '#core/plans/texts/coverage-text.ts';
import { coveredCountries } from '#core/plans/covered-countries.ts';
import { daysStartText } from '#core/plans/texts/days-start-text.ts';
import { fairUseLimit } from '#core/plans/fair-use-limit.ts';
import { planBadges } from '#core/plans/plan-badges.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { planMarks } from '#core/plans/plan-marks.ts';
import { planTerms } from '#core/plans/texts/plan-terms.ts';
import { showPlan } from '#core/plans/show-plan.ts';
import { unitPrices } from '#core/plans/unit-prices.ts';
import type { I18n, Translate } from '#messages/translate.ts';
import type { PlanCardView } from './plan-card-view.ts';
import { planWords } from './plan-words.ts';

/** `is_best_value`: known in lists of plans, the only place that shows badges. */
type CardPackage = Omit<Package, 'minimumPriceCents'> & Readonly<{ is_best_value?: boolean }>;

/** The view of a package for its card; `country` is its destination's name in the same language. */
export function planCardOf(from: CardPackage, country: string, i18n: I18n<'plans'>): PlanCardView {
  const { language, t } = i18n;
  const plan = showPlan(from, country, planWords(t));
  const isLocal = from.coverage_type === 'local';
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
    price: formatMoney(money(plan.priceCents), language),
    priceCents: plan.priceCents,
    unitPrice: unitPriceText(from, i18n),
    operator: plan.operator,
    coverage: plan.coverage,
    rating: t('ourRating', { rating: plan.rating.toLocaleString(language) }),
    networks: cutCoverageText(plan.networks),
    countries: isLocal ? null : t('countries', { count: coveredCountries(from) }),
    extras: [
      ...(plan.voice > 0 ? [t('minutes', { count: plan.voice })] : []),
      ...(plan.sms > 0 ? [t('texts', { count: plan.sms })] : []),
    ],
    terms: planTerms(from, t),
    fairUse: fairUseOf(from, t),
    daysStart: daysStartText(from, country, i18n),
    note: plan.packageType === 'topup' ? t('topupNote') : null,
    badges: planBadges({ ...plan, isBestValue: from.is_best_value ?? false }).map((kind, _, all) => ({
      kind,
      text:
        kind === 'best-value'
          ? bestValueText(from, { country, isAlone: all.length === 1 }, i18n)
          : t(`badge.${kind}`),
    })),
    marks: planMarks(from),
  };
}

/** Characters of a badge that fit on the narrowest phone: alone, and beside a second badge. */
const BADGE_SPACE = { alone: 34, beside: 24 } as const;

/** "Good value in Europe": in a list of several destinations the badge alone would not say what it compares. */
function bestValueText(
  { coverage_type }: CardPackage,
  { country, isAlone }: Readonly<{ country: string; isAlone: boolean }>,
  { language, t }: I18n<'plans'>,
): string {
  const text =
    coverage_type === 'global'
      ? t('badge.bestValueGlobal', { place: country })
      : t('badge.bestValueIn', { place: placeWithArticle(country, language) });
  return text.length > BADGE_SPACE[isAlone ? 'alone' : 'beside'] ? t('badge.best-value') : text;
}

function unitPriceText(from: CardPackage, { language, t }: I18n<'plans'>): string {
  const { perGigabyteCents, perDayCents } = unitPrices(from);
  const unit = perGigabyteCents === null ? 'unitPrice.perDay' : 'unitPrice.perGigabyte';
  return t(unit, { price: formatMoney(money(perGigabyteCents ?? perDayCents), language) });
}

function fairUseOf({ is_unlimited, fair_usage_policy }: CardPackage, t: Translate<'plans'>): string | null {
  if (!is_unlimited || fair_usage_policy === null) return null;
  const amount = fairUseLimit(fair_usage_policy);
  return amount === null ? t('fairUse') : t('fullSpeed', { amount });
}
