import type { PlanKind } from '../facts/plan-kind.ts';
import { topUpFacts, type TopUpFacts } from '../facts/topup-facts.ts';
import type { GuideSection, GuideSource } from '../guide.ts';
import { capitalised, type GuideWords } from './guide-words.ts';

export function topUpSection({ plans, topUps }: GuideSource, words: GuideWords): GuideSection {
  return {
    id: 'top-ups',
    heading: words.t('heading.topUps'),
    paragraphs: topUpTexts(topUpFacts(plans, topUps), words),
  };
}

function topUpTexts(facts: TopUpFacts, words: GuideWords): readonly string[] {
  const { t, place, isGlobal } = words;
  if (facts.every.length + facts.some.length === 0)
    return [isGlobal ? t('topUps.noneGlobal') : t('topUps.none', { place })];
  if (facts.cheapestCents === null)
    return [isGlobal ? t('topUps.notOnSaleGlobal') : t('topUps.notOnSale', { place })];
  return [...kindTexts(facts, words.price(facts.cheapestCents), words), ...graceText(facts, words)];
}

function kindTexts({ every, some, none }: TopUpFacts, price: string, words: GuideWords): readonly string[] {
  const { t } = words;
  if (some.length + none.length === 0) return [t('topUps.every', { price })];
  return [
    ...(every.length === 0 ? [] : [t('topUps.can', { kinds: capitalised(kindsText(every, words)), price })]),
    ...(some.length === 0 ? [] : [t('topUps.some', { kinds: kindsText(some, words), price })]),
    ...(none.length === 0 ? [] : [t('topUps.cannot', { kinds: capitalised(kindsText(none, words)) })]),
  ];
}

function kindsText(kinds: readonly PlanKind[], { t, list }: GuideWords): string {
  return list(kinds.map((kind) => t(`kindInSentence.${kind}`)));
}

function graceText({ graceDays }: TopUpFacts, { t }: GuideWords): readonly string[] {
  if (graceDays === null) return [];
  const { fewest, most } = graceDays;
  if (most === 0) return [t('topUps.while')];
  if (fewest === most) return [t('topUps.grace', { count: most })];
  return [fewest === 0 ? t('topUps.graceSome', { count: most }) : t('topUps.graceRange', { fewest, most })];
}
