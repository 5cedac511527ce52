import type { TFunction } from 'i18next';
import type { Language } from '#core/language.ts';
import { planTitle } from '#core/plans/texts/plan-title.ts';
import type { PlanWords } from '#core/plans/plan.ts';

export function planWords(t: TFunction<'plans'>, language: Language): PlanWords {
  return {
    title: (plan, country) => planTitle(plan, country, language),
    validity: (count) => t('validity', { count }),
    coverage: (type) => t(`coverage.${type}`),
    unlimited: () => t('unlimited'),
    anyNetworks: () => t('anyNetworks'),
    defaultFeatures: () => [t('prepaid'), t('getNow')],
    getNowActivateOnArrival: () => t('getNow'),
  };
}
