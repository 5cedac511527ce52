import { planTitle } from '#core/plans/texts/plan-title.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { DestinationPageView } from './destination-page-view.ts';

type View = Pick<DestinationPageView, 'name' | 'coverageType' | 'from'>;

/** How a destination's page is called; nobody travels "to Global", so the global one has words of its own. */
export function useDestinationWords({ name, coverageType, from: price }: View) {
  const t = useMessages('plans');
  const title = planTitle({ type: 'sim', coverage_type: coverageType }, name, useLanguage());
  return {
    title,
    pageTitle: t('destination.title', { title, price }),
    description:
      coverageType === 'global'
        ? t('destination.descriptionGlobal', { price })
        : t('destination.description', { name, price }),
  };
}
