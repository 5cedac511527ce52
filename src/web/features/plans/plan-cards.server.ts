import type { PackageQuery, ShopReader } from '#contract/shop-reader.ts';
import { PLANS_PER_PAGE } from '#core/catalogue/filters.ts';
import type { Package } from '#core/catalogue/package.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import { cutCoverageText } from '#core/plans/coverage-text.ts';
import { coveredCountries } from '#core/plans/covered-countries.ts';
import { daysStart } from '#core/plans/days-start.ts';
import { englishPlace } from '#core/plans/english-place.ts';
import { planBadges } from '#core/plans/plan-badges.ts';
import { showPlan } from '#core/plans/show-plan.ts';
import { serverMessages } from '../../language/create-server-i18n.server.ts';
import type { Language } from '#core/language.ts';
import type { PlanCardView } from './plan-card-view.ts';
import { daysStartLine, planWords } from './plan-words.ts';

const EVERYTHING: PackageQuery = {
  region: 'all',
  data: 'all',
  service: 'all',
  search: '',
  coverage: null,
  offset: 0,
  limit: PLANS_PER_PAGE,
};

/** The first plans that answer `query`, ready to be shown in `language`. */
export function readPlanCards(
  shop: ShopReader,
  query: Partial<PackageQuery>,
  language: Language,
): readonly PlanCardView[] {
  const nameOf = (from: Package) => shop.findDestination(from.slug, language)?.name ?? from.country_region;
  return shop.listPackages({ ...EVERYTHING, ...query }).map((from) => planCard(from, nameOf(from), language));
}

export function planCard(from: Package, country: string, language: Language): PlanCardView {
  const t = serverMessages(language, 'plans');
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
    data: plan.data,
    validity: plan.validity,
    price: formatMoney(money(centsFromDollars(plan.price)), language),
    networks: cutCoverageText(plan.networks),
    countries: isLocal ? null : t('countries', { count: coveredCountries(from) }),
    extras: [
      ...(plan.voice > 0 ? [t('minutes', { count: plan.voice })] : []),
      ...(plan.sms > 0 ? [t('texts', { count: plan.sms })] : []),
    ],
    daysStart: daysStartLine(daysStart(from), isLocal ? placeInSentence : null, t),
    badges: planBadges(plan),
  };
}
