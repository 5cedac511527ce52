import { Info } from 'lucide-react';
import type { CoverageType } from '#core/catalogue/package.ts';
import { appliedSearch, type PlanFilters } from '#core/plans/plan-filters.ts';
import { CalculatorButton } from '../features/calculator/calculator-button.tsx';
import { CalculatorCard } from '../features/calculator/calculator-card.tsx';
import { useComingFilters } from '../features/plans/browsed-filters.ts';
import { createBrowsing, type Listing } from '../features/plans/browsing.ts';
import { PlanBrowser } from '../features/plans/plan-browser.tsx';
import { PlanKinds } from '../features/plans/plan-kinds.tsx';
import { PlanSearch } from '../features/plans/plan-search.tsx';
import { PlanTabs } from '../features/plans/plan-tabs.tsx';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

/** The lists of these screens, kept in the browser. */
export const listBrowsing = createBrowsing<Listing>((list) => ({ list }));

type Properties = Readonly<{ kind: CoverageType; screen: Listing }>;

/** The three plan lists are one page that differs in its words and its starting filter. */
export function PlanListPage({ kind, screen }: Properties) {
  const t = useMessages('plans');
  const { filters } = screen.list;
  // A tab is chosen the moment it is pressed; its list follows.
  const { tab } = useComingFilters() ?? filters;
  const reach = { count: screen.mostCountries ?? 0 };
  // How far a global plan reaches is counted; without a count nothing is claimed.
  const words = kind === 'global' && reach.count > 0 ? 'counted' : kind;
  const title = tab === 'esim' ? t(`lists.title.${kind}`) : t(`tabs.title.${tab}`);
  const description = tab === 'esim' ? t(`lists.description.${words}`, reach) : t(`tabs.description.${tab}`);
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <PageHead title={title} description={description} />
      <PageTitle
        title={title}
        lead={tab === 'esim' ? t(`lists.lead.${words}`, reach) : t(`tabs.lead.${tab}`)}
      />
      <div className="mb-6">
        <PlanTabs filters={{ ...filters, tab }} />
      </div>
      {tab === 'calculator' ? (
        <div className="plan-results">
          <CalculatorCard search={filters.search} />
        </div>
      ) : (
        <PlanLists screen={screen} filters={{ ...filters, tab }} />
      )}
    </div>
  );
}

function PlanLists({ screen, filters }: Readonly<{ screen: Listing; filters: PlanFilters }>) {
  const t = useMessages('plans');
  const search = appliedSearch(filters);
  return (
    <>
      <PlanSearch filters={filters} className="mb-6 max-w-xl" />
      <div className="mb-6">
        <PlanKinds tab={filters.tab} />
      </div>
      {filters.tab === 'topup' ? <TopUpNote /> : null}
      {search === '' ? (
        <h2 className="sr-only">{t('list.heading')}</h2>
      ) : (
        <h2 className="mb-4 text-2xl wrap-anywhere">{t('search.heading', { search })}</h2>
      )}
      <PlanBrowser
        screen={screen}
        browsing={listBrowsing}
        tools={<CalculatorButton label={t('filters.calculator')} search={search} />}
      />
    </>
  );
}

function TopUpNote() {
  const t = useMessages('plans');
  return (
    <p className="mb-6 flex max-w-prose gap-2">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>{t('tabs.topupNote')}</span>
    </p>
  );
}
