import { planLimits, type PlanLimits } from '../facts/plan-limits.ts';
import type { GuideSection, GuideSource } from '../guide.ts';
import type { GuideWords } from './guide-words.ts';

export function limitsSection({ plans }: GuideSource, words: GuideWords): GuideSection {
  const limits = planLimits(plans);
  return {
    id: 'limits',
    heading: words.t('heading.limits'),
    paragraphs: [
      callsText(limits, words),
      ...dataTexts(limits, words),
      words.t('limits.longest', { count: limits.longestDays }),
    ],
  };
}

function callsText(
  { plans, withCalls, mostMinutes, mostTexts }: PlanLimits,
  { t, list }: GuideWords,
): string {
  if (withCalls === 0) return t('limits.dataOnly');
  const most = [
    ...(mostMinutes === 0 ? [] : [t('limits.minutes', { count: mostMinutes })]),
    ...(mostTexts === 0 ? [] : [t('limits.texts', { count: mostTexts })]),
  ];
  return t('limits.withCalls', { count: withCalls, total: plans, most: list(most) });
}

function dataTexts(limits: PlanLimits, words: GuideWords): readonly string[] {
  const { t } = words;
  const { unlimited, fullSpeed, hasUnstatedLimit, largest } = limits;
  if (unlimited === 0) return largest === null ? [] : [t('limits.noUnlimited', { amount: largest })];
  return [...fullSpeedText(fullSpeed, words), ...(hasUnstatedLimit ? [t('limits.fairUse')] : [])];
}

function fullSpeedText(amounts: readonly string[], { t, list }: GuideWords): readonly string[] {
  if (amounts.length === 0) return [];
  const amount = list(amounts);
  return [amounts.length === 1 ? t('limits.fullSpeed', { amount }) : t('limits.fullSpeedByPlan', { amount })];
}
