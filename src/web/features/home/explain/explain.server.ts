import type { ShopReader } from '#contract/shop-reader.ts';
import {
  FEWEST_PLANS,
  PLAN_BANDS,
  planBand,
  type PlanBand,
} from '#core/catalogue/geography/coverage-bands.ts';
import { recommendForTrip } from '#core/plans/chooser/recommend-for-trip.ts';
import { firstNetworks } from '#core/plans/plan-marks.ts';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { planCard } from '../../../plans/card/plan-cards.server.ts';
import type { ExplainView, GuaranteeView, HomePass, MapTeaserView } from './explain-view.ts';
import { readTrip } from './trip.server.ts';

/** The questions of the contact page that a visitor has before the first purchase. */
const QUESTIONS = ['what', 'when', 'number', 'share', 'calls', 'refund', 'late'] as const;

/** The trip of the hero's plan, in days. */
const A_WEEK = 7;

/** What explains the shop on the home page, in one language. Every figure is counted, every promise is a policy. */
export function readExplained(shop: ShopReader, language: Language): ExplainView {
  const t = messagesOf(language, 'guide');
  return {
    pass: readPass(shop, language),
    trip: readTrip(shop.exampleTrip(), language),
    map: readMap(shop, language),
    guarantee: readGuarantee(language),
    questions: QUESTIONS.map((name) => ({
      question: t(`contact.faq.${name}.question`),
      answer: t(`contact.faq.${name}.answer`),
    })),
  };
}

/** The pick of the most popular destination that has one; sold-out plans are not picked. */
function readPass(shop: ShopReader, language: Language): HomePass | null {
  for (const { name, packages } of shop.listPopular(language)) {
    const onSale = packages.filter(({ package_id }) => !shop.isSoldOut(package_id));
    const picked = recommendForTrip({ plans: onSale, mostBought: null }, A_WEEK)?.plan ?? null;
    if (picked === null) continue;
    const card = planCard(picked, name, language);
    const { country, countryCode, coverageType, path, data, validity, price, daysStart } = card;
    const networks = firstNetworks(card.networks);
    return { country, countryCode, coverageType, path, data, validity, price, networks, daysStart };
  }
  return null;
}

function readMap(shop: ShopReader, language: Language): MapTeaserView | null {
  const t = messagesOf(language, 'coverage');
  const offers = shop.listCountryOffers();
  if (offers.length === 0) return null;
  const shown = new Set(offers.map(({ local }) => planBand(local?.plans ?? 0)));
  const words: Readonly<Record<PlanBand, string>> = {
    many: t('legend.many', { from: FEWEST_PLANS.many }),
    some: t('legend.range', { from: FEWEST_PLANS.some, to: FEWEST_PLANS.many - 1 }),
    few: t('legend.range', { from: FEWEST_PLANS.few, to: FEWEST_PLANS.some - 1 }),
    none: t('legend.regionalOnly'),
  };
  return {
    countries: offers.length,
    legend: [
      ...PLAN_BANDS.filter((band) => shown.has(band)).map((band) => ({ tone: band, words: words[band] })),
      { tone: 'unsold', words: t('legend.unsold') },
    ],
  };
}

/** How many sentences of each section are shown. The right of withdrawal is not complete without its end. */
const PROMISES = { automatic: 1, guarantee: 1, withdraw: 2 } as const;

function readGuarantee(language: Language): GuaranteeView {
  const t = messagesOf(language, 'legal');
  const promise = (name: keyof typeof PROMISES) => ({
    heading: t(`refund.sections.${name}.heading`),
    text: firstSentences(t(`refund.sections.${name}.body`), PROMISES[name]),
  });
  return {
    heading: t('refund.intro'),
    promises: [promise('automatic'), promise('guarantee'), promise('withdraw')],
  };
}

function firstSentences(text: string, count: number): string {
  return text
    .split(/(?<=\.)\s+/)
    .slice(0, count)
    .join(' ');
}
