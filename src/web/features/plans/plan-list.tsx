import { MapPinOff } from 'lucide-react';
import { useNavigation } from 'react-router';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { PlanCardView } from './plan-card-view.ts';
import { PlanGrid } from './plan-grid.tsx';
import { PlanGridSkeleton } from './plan-grid-skeleton.tsx';

type Properties = Readonly<{ plans: readonly PlanCardView[]; search: string }>;

/** The plans of one list: on their way, here, or none and what to do about it. */
export function PlanList({ plans, search }: Properties) {
  const { location } = useNavigation();
  const isSearchingAgain = location !== undefined && location.search !== '';
  if (isSearchingAgain) return <PlanGridSkeleton />;
  return plans.length === 0 ? <NoPlans search={search} /> : <PlanGrid plans={plans} />;
}

function NoPlans({ search }: Readonly<{ search: string }>) {
  const t = useMessages('plans');
  const isSearch = search !== '';
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line bg-card p-6">
      <MapPinOff aria-hidden="true" className="size-8 text-ink-soft" />
      <h3 className="text-2xl">{isSearch ? t('search.emptyTitle', { search }) : t('list.emptyTitle')}</h3>
      <p className="max-w-prose text-ink-soft">{isSearch ? t('search.emptyText') : t('list.emptyText')}</p>
      {isSearch ? (
        <LocalizedLink to="/plans" className={buttonClass('quiet')}>
          {t('search.clear')}
        </LocalizedLink>
      ) : null}
    </div>
  );
}
