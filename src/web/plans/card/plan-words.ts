import { planTitle } from '#core/plans/texts/plan-title.ts';
import type { PlanWords } from '#core/plans/plan.ts';
import type { Translate } from '#messages/translate.ts';

export function planWords(t: Translate<'plans'>): PlanWords {
  return {
    title: (plan, country) => planTitle(plan, country, t),
    validity: (count) => t('validity', { count }),
    coverage: (type) => t(`coverage.${type}`),
    unlimited: () => t('unlimited'),
    anyNetworks: () => t('anyNetworks'),
    defaultFeatures: () => [t('prepaid'), t('getNow')],
    getNowActivateOnArrival: () => t('getNow'),
  };
}
