import type { CoverageType } from '#core/catalogue/package.ts';
import { appliedSearch } from '#core/plans/plan-filters.ts';
import { createBrowsing, type Listing } from '../features/plans/browsing.ts';
import { PlanBrowser } from '../features/plans/plan-browser.tsx';
import { PlanKinds } from '../features/plans/plan-kinds.tsx';
import { PlanSearch } from '../features/plans/plan-search.tsx';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

/** The lists of these screens, kept in the browser. */
export const listBrowsing = createBrowsing<Listing>((list) => ({ list }));

type Properties = Readonly<{ kind: CoverageType; screen: Listing }>;

/** The three plan lists are one page that differs in its words and its starting filter. */
export function PlanListPage({ kind, screen }: Properties) {
  const t = useMessages('plans');
  const search = appliedSearch(screen.list.filters);
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <PageHead title={t(`lists.title.${kind}`)} description={t(`lists.description.${kind}`)} />
      <PageTitle title={t(`lists.title.${kind}`)} lead={t(`lists.lead.${kind}`)}>
        <PlanSearch filters={screen.list.filters} className="mt-6 max-w-xl" />
      </PageTitle>
      <div className="mb-6">
        <PlanKinds />
      </div>
      {search === '' ? (
        <h2 className="sr-only">{t('list.heading')}</h2>
      ) : (
        <h2 className="mb-4 text-2xl wrap-anywhere">{t('search.heading', { search })}</h2>
      )}
      <PlanBrowser screen={screen} browsing={listBrowsing} />
    </div>
  );
}
