import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { Step } from './breadcrumb.tsx';

const LISTS = { local: '/plans', regional: '/regional-plans', global: '/global-plans' } as const;

/** The breadcrumb of a destination: home, then the list that contains its plans. */
export function useDestinationSteps(coverageType: CoverageType): readonly Step[] {
  const t = useMessages('plans');
  return [
    { to: '/', name: t('destination.home') },
    { to: LISTS[coverageType], name: t(`destination.all.${coverageType}`) },
  ];
}
