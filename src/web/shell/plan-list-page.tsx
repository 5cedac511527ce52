import type { CoverageType } from '#core/catalogue/package.ts';
import { PlanKinds } from '../features/plans/plan-kinds.tsx';
import { PlanList } from '../features/plans/plan-list.tsx';
import type { PlanCardView } from '../features/plans/plan-card-view.ts';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';
import { SearchForm } from './search-form.tsx';

type Properties = Readonly<{ kind: CoverageType; plans: readonly PlanCardView[]; search?: string }>;

/** The three plan lists are one page that differs in its words and its starting filter. */
export function PlanListPage({ kind, plans, search = '' }: Properties) {
  const t = useMessages('plans');
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <PageHead title={t(`lists.title.${kind}`)} description={t(`lists.description.${kind}`)} />
      <PageTitle title={t(`lists.title.${kind}`)} lead={t(`lists.lead.${kind}`)}>
        <SearchForm search={search} className="mt-6 max-w-xl" />
      </PageTitle>
      <div className="mb-8">
        <PlanKinds />
      </div>
      {search === '' ? (
        <h2 className="sr-only">{t('list.heading')}</h2>
      ) : (
        <h2 className="mb-6 text-2xl">{t('search.heading', { search })}</h2>
      )}
      <PlanList plans={plans} search={search} />
    </div>
  );
}
