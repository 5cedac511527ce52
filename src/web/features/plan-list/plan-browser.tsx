import { useCallback, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePendingFilters } from './filters/pending-filters.ts';
import type { Browsing, Listing } from './list-loader.ts';
import { FilterButton } from './filters/filter-button.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { useSelectedInView } from './filters/use-selected-in-view.ts';
import { UnappliedSearch } from './filters/unapplied-search.tsx';
import { GuideCard } from './guide-card.tsx';
import { PlanGridSkeleton } from './plan-grid-skeleton.tsx';
import type { PlanListView } from '../../plans/card/plan-list-view.ts';
import { PlanResults } from './plan-results.tsx';

type Properties<Screen extends Listing> = Readonly<{
  screen: Screen;
  browsing: Browsing<Screen>;
  /** How many plans are shown at first; all loaded ones when absent. */
  cap?: number;
  /** Outlined buttons, where the main action of the screen is another one. */
  isQuiet?: boolean;
  /** Tools that help to choose, shown with the filters. */
  tools?: ReactNode;
  /** Links to the other lists, beside the filters. */
  kinds?: ReactNode;
  /** The text search of the list. */
  searchBox?: ReactNode;
  /** Names what is listed, where the filters do not already show it. */
  heading?: ReactNode;
}>;

/** The filter panel and its list, the same on every screen that lists plans. */
export function PlanBrowser<Screen extends Listing>(properties: Properties<Screen>) {
  const { screen, browsing, cap, isQuiet = false, tools, kinds, searchBox, heading } = properties;
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const row = useSelectedInView(pathname);
  const coming = usePendingFilters();
  const filters = coming ?? screen.list.filters;
  const keep = useCallback(
    (list: PlanListView) => browsing.keep(href, { ...screen, list }),
    [browsing, href, screen],
  );
  // The list that came with the page is cached as well, for when the visitor returns to it.
  useEffect(() => {
    if (!screen.list.isFailed) browsing.keep(href, screen);
  }, [browsing, href, screen]);
  return (
    <>
      <div className="list-bar">
        {searchBox}
        <div ref={row} className="list-tools">
          <FilterButton list={screen.list} tools={tools} />
          {kinds}
          <div className="contents max-md:hidden noscript:contents">{tools}</div>
        </div>
      </div>
      {heading}
      <FilterPanel
        filters={filters}
        start={screen.list.start}
        count={coming === null && !screen.list.isFailed ? screen.list.total : null}
      />
      {/* On a phone the panel, which says it too, is behind a button; without scripts it is shown. */}
      <UnappliedSearch filters={filters} className="mt-3 md:hidden noscript:hidden" />
      {coming !== null || screen.list.guide === null ? null : <GuideCard guide={screen.list.guide} />}
      <div className="plan-results">
        {coming === null ? (
          <PlanResults
            list={screen.list}
            keep={keep}
            forget={() => browsing.forget(href)}
            isQuiet={isQuiet}
            {...(cap === undefined ? {} : { cap })}
          />
        ) : (
          <PlanGridSkeleton plans={20} isCompact={filters.view === 'compact'} />
        )}
      </div>
    </>
  );
}
