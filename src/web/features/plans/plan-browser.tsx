import { useCallback, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useComingFilters } from './browsed-filters.ts';
import type { Browsing, Listing } from './browsing.ts';
import { FilterPanel } from './filter-panel.tsx';
import { PlanGridSkeleton } from './plan-grid-skeleton.tsx';
import type { PlanListView } from './plan-list-view.ts';
import { PlanResults } from './plan-results.tsx';

type Properties<Screen extends Listing> = Readonly<{
  screen: Screen;
  browsing: Browsing<Screen>;
  /** How many plans are shown at first; all that are loaded when absent. */
  cap?: number;
  /** Help with choosing, shown with the filters. */
  tools?: ReactNode;
}>;

/** The filter panel and its list, the same on every screen that lists plans. */
export function PlanBrowser<Screen extends Listing>({ screen, browsing, cap, tools }: Properties<Screen>) {
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const coming = useComingFilters();
  const keep = useCallback(
    (list: PlanListView) => browsing.keep(href, { ...screen, list }),
    [browsing, href, screen],
  );
  // The list that came with the page is kept as well, for the way back to it.
  useEffect(() => {
    if (!screen.list.isFailed) browsing.keep(href, screen);
  }, [browsing, href, screen]);
  return (
    <>
      <FilterPanel filters={coming ?? screen.list.filters} tools={tools} />
      <div className="plan-results">
        {coming === null ? (
          <PlanResults
            list={screen.list}
            keep={keep}
            forget={() => browsing.forget(href)}
            {...(cap === undefined ? {} : { cap })}
          />
        ) : (
          <PlanGridSkeleton cards={20} />
        )}
      </div>
    </>
  );
}
