import { planTitle } from '#core/plans/texts/plan-title.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { DestinationPageView } from './destination-page-view.ts';

type View = Pick<DestinationPageView, 'name' | 'coverageType' | 'from'>;

/** Texts of a destination's page; "to Global" makes no sense, so the global destination has its own texts. */
export function useDestinationWords({ name, coverageType, from: price }: View) {
  const t = useMessages('plans');
  const title = planTitle({ type: 'sim', coverage_type: coverageType }, name, t);
  return {
    title,
    pageTitle: t('destination.title', { title, price }),
    description:
      coverageType === 'global'
        ? t('destination.descriptionGlobal', { price })
        : t('destination.description', { name, price }),
  };
}
