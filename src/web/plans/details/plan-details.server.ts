import type { ShopReader } from '#contract/shop-reader.ts';
import { dataUseOf } from '#core/calculator/everyday-use.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import { choosablePlan } from '#core/plans/chooser/choosable-plan.ts';
import { countFiveG, countryNetworks } from '#core/plans/country-networks.ts';
import { isHotspotUnstated, isOnlyAboutHotspot, refusesHotspot } from '#core/plans/plan-marks.ts';
import { showPlan } from '#core/plans/show-plan.ts';
import { statesLimit } from '#core/plans/texts/states-limit.ts';
import { unitPrices } from '#core/plans/unit-prices.ts';
import { averageText, type ReviewScore } from '#core/reviews/review-score.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { planCard } from '../card/plan-cards.server.ts';
import type { PlanDetailsView, PlanResult, PlanReviews, Sentence } from './plan-details-view.ts';
import { planWords } from '../card/plan-words.ts';

type PlanRequest = Readonly<{ slug: string; planId: string; language: Language }>;

export function readPlan(
  shop: Pick<ShopReader, 'findDestination' | 'reviewsOf'>,
  { slug, planId, language }: PlanRequest,
): PlanResult {
  const destination = shop.findDestination(slug, language);
  const from = destination?.packages.find(({ package_id }) => package_id === planId);
  if (destination === null || from === undefined) return { kind: 'unknown' };
  const reviews = reviewsText(shop.reviewsOf(slug).score, language);
  return { kind: 'found', details: { ...detailsOf(from, destination.name, language), reviews } };
}

function reviewsText({ count, average }: ReviewScore, language: Language): PlanReviews | null {
  if (count === 0) return null;
  return { count, average: average === null ? null : averageText(average, language) };
}

/** `country` is the destination's name in the same language. */
function detailsOf(from: Package, country: string, language: Language): Omit<PlanDetailsView, 'reviews'> {
  const { perGigabyteCents, perDayCents } = unitPrices(from);
  const plan = planCard(from, country, language);
  const networks = countryNetworks([from], language);
  const isHotspotRefused = refusesHotspot(from);
  // Our own line says it, in the reader's language.
  const isSaid = isHotspotRefused || plan.marks.includes('hotspot');
  const others = from.features.filter((text) => !(isSaid && isOnlyAboutHotspot(text)));
  const hasOnlySaid = others.length === 0 && from.features.length > 0;
  const words = planWords(messagesOf(language, 'plans'));
  const features = hasOnlySaid ? [] : showPlan({ ...from, features: others }, country, words).features;
  return {
    plan,
    perGigabyte: perGigabyteCents === null ? null : formatMoney(money(perGigabyteCents), language),
    perDay: formatMoney(money(perDayCents), language),
    isRechargeable: from.is_rechargeable,
    dataUse: dataUseOf(choosablePlan(from)),
    features: features.map((text) => ({
      ...(from.features.includes(text) ? inNetworkWords(text) : { text, language }),
      isLimit: statesLimit(text),
    })),
    isHotspotRefused,
    isHotspotUnstated: isHotspotUnstated(from),
    fairUse: from.fair_usage_policy === null ? null : inNetworkWords(from.fair_usage_policy),
    otherInfo: from.other_info === null ? null : inNetworkWords(from.other_info),
    networks,
    fiveG: countFiveG(networks),
  };
}

function inNetworkWords(text: string): Sentence {
  return { text, language: 'en' };
}
