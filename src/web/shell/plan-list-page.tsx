import type { ReactNode } from 'react';
import { Info } from 'lucide-react';
import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { appliedSearch, isFiltered, markedCoverage, type PlanFilters } from '#core/plans/plan-filters.ts';
import { CalculatorButton } from '../features/calculator/calculator-button.tsx';
import { CalculatorCard } from '../features/calculator/calculator-card.tsx';
import { HourlyRates } from '../features/calculator/hourly-rates.tsx';
import type { RegionTile } from '../features/home/places-view.ts';
import { usePendingFilters } from '../features/plan-list/filters/pending-filters.ts';
import { createListLoader, type Listing } from '../features/plan-list/list-loader.ts';
import { PlanBrowser } from '../features/plan-list/plan-browser.tsx';
import { PlanKinds } from '../features/plan-list/plan-kinds.tsx';
import { PlanSearch } from '../features/plan-list/plan-search.tsx';
import { PlanTabs } from '../features/plan-list/plan-tabs.tsx';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from './head/page-head.tsx';
import { PageTitle } from './page-title.tsx';

/** The lists of these screens, cached in the browser. */
export const listBrowsing = createListLoader<ListScreen>((list) => ({ list }));

/** `regions`: the areas to choose from, where plans are for several countries. */
type ListScreen = Listing & Readonly<{ regions?: readonly RegionTile[] }>;

type Properties = Readonly<{
  kind: CoverageType;
  screen: ListScreen;
  /** Above the whole list; hidden while it is filtered. */
  above?: ReactNode;
}>;

/** The three plan lists are one page with different texts and starting filters. */
export function PlanListPage({ kind, screen, above }: Properties) {
  const { filters } = screen.list;
  // A tab is marked as selected when it is pressed; its list follows.
  const { tab } = usePendingFilters() ?? filters;
  const title = useTitle(kind, { ...filters, tab });
  const { description, lead } = useLead({ kind, tab, mostCountries: screen.mostCountries ?? 0 });
  const isSearch = appliedSearch(filters) !== '' && tab !== 'calculator';
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <PageHead
        title={title}
        description={description}
        {...(tab === 'calculator' ? { canonical: '/calculator' } : {})}
      />
      {isSearch ? null : (
        <PageTitle isBrief title={title} {...(filters.region === 'all' || tab !== 'esim' ? { lead } : {})} />
      )}
      {/* After a search on a phone the plans come first. */}
      <div className={isSearch ? 'pt-4 pb-2 max-md:hidden' : 'mb-4'}>
        <PlanTabs filters={{ ...filters, tab }} />
      </div>
      {tab === 'calculator' ? (
        <div className="plan-results calculator-beside">
          <CalculatorCard search={filters.search} isInAddress />
          <HourlyRates />
        </div>
      ) : (
        <PlanLists kind={kind} screen={screen} filters={{ ...filters, tab }} title={title} above={above} />
      )}
    </div>
  );
}

type LeadOf = Readonly<{ kind: CoverageType; tab: PlanFilters['tab']; mostCountries: number }>;

/** The number of countries of a global plan is counted; without a number the text does not mention it. */
function useLead({
  kind,
  tab,
  mostCountries: count,
}: LeadOf): Readonly<{ description: string; lead: string }> {
  const t = useMessages('plans');
  if (tab !== 'esim') return { description: t(`tabs.description.${tab}`), lead: t(`tabs.lead.${tab}`) };
  const words = kind === 'global' && count > 0 ? 'counted' : kind;
  return {
    description: t(`lists.description.${words}`, { count }),
    lead: t(`lists.lead.${words}`, { count }),
  };
}

/** Names what is listed: the search, the region, or the kind of plan. */
function useTitle(kind: CoverageType, filters: PlanFilters): string {
  const t = useMessages('plans');
  const { tab, region } = filters;
  const search = appliedSearch(filters);
  if (tab === 'calculator') return t('tabs.title.calculator');
  if (search !== '') return t('search.heading', { search });
  if (tab === 'topup') return t('tabs.title.topup');
  if (region === 'all') return t(`lists.title.${kind}`);
  return region === 'global'
    ? t('lists.title.global')
    : t('lists.titleRegion', { region: t(`filters.region.${region}`) });
}

type ListsProperties = Properties & Readonly<{ filters: PlanFilters; title: string }>;

function PlanLists({ kind, screen, filters, title, above }: ListsProperties) {
  const t = useMessages('plans');
  const marked = markedCoverage(kind, usePendingFilters() ?? filters);
  const search = appliedSearch(filters);
  const isWholeList = filters.tab === 'esim' && !isFiltered(filters);
  return (
    <>
      {filters.tab === 'topup' ? <TopUpNote /> : null}
      {isWholeList ? above : null}
      <PlanBrowser
        screen={screen}
        browsing={listBrowsing}
        tools={<CalculatorButton label={t('filters.calculator')} search={search} />}
        searchBox={<PlanSearch filters={filters} className="mt-2 mb-3 max-w-xl md:m-0" />}
        kinds={<PlanKinds tab={filters.tab} coverage={marked} />}
        heading={
          <>
            {search === '' ? null : (
              <h1 className="mb-2 text-2xl wrap-anywhere md:mb-4 md:text-4xl">{title}</h1>
            )}
            <h2 className="sr-only">{t('list.heading')}</h2>
          </>
        }
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
