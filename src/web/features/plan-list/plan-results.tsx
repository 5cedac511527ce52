import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CircleAlert, LayoutGrid, RotateCw, Rows3 } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { PLANS_PER_PAGE } from '#core/catalogue/packages/filters.ts';
import { writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { CurrencyButton } from '../../currency/currency-button.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ScriptedButton } from '../../browser/scripted-button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useListPath } from './filters/pending-filters.ts';
import { ListSort } from './list-sort.tsx';
import { NoPlans } from './no-plans.tsx';
import { NearPageBottom } from './near-page-bottom.tsx';
import { PlanGrid } from '../../plans/card/plan-grid.tsx';
import { PlanGridSkeleton } from './plan-grid-skeleton.tsx';
import type { PlanListView } from '../../plans/card/plan-list-view.ts';
import { useMorePlans, type MorePlans } from './use-more-plans.ts';
import { usePausingGrowth } from './use-pausing-growth.ts';

export type ResultsProperties = Readonly<{
  list: PlanListView;
  /** How many plans are shown before "Show All Plans" is pressed; all when absent. */
  cap?: number;
  /** Outlined buttons, where the main action of the screen is another one. */
  isQuiet?: boolean;
  keep: (list: PlanListView) => void;
  forget: () => void;
}>;

/** The plans of one list, or a message when there are none or they could not be loaded. */
export function PlanResults({ list: first, cap = Infinity, isQuiet, keep, forget }: ResultsProperties) {
  const more = useMorePlans(first, keep);
  const { state, refresh } = useRefresh(first, forget);
  useFailureToast(first);
  if (first.isFailed) {
    const isCompact = first.filters.view === 'compact';
    return state === 'loading' ? (
      <PlanGridSkeleton plans={20} isCompact={isCompact} />
    ) : (
      <LoadFailed onRetry={refresh} />
    );
  }
  if (first.plans.length === 0) return <NoPlans {...first} />;
  return (
    <div aria-busy={state === 'loading'}>
      <GrowingList
        key={writePlanFilters(first.filters)}
        more={more}
        cap={cap}
        isQuiet={isQuiet ?? false}
        onRefresh={refresh}
      >
        <BrandNote {...first} />
      </GrowingList>
    </div>
  );
}

/** Fetches the list again, and says when it is there; a failure is said by the list. */
function useRefresh(list: PlanListView, forget: () => void) {
  const t = useMessages('plans');
  const { revalidate, state } = useRevalidator();
  const replaced = useRef<PlanListView>(null);
  useEffect(() => {
    if (replaced.current === null || replaced.current === list) return;
    replaced.current = null;
    if (!list.isFailed) toasts.show({ title: t('list.refreshed'), tone: 'good' });
  }, [list, t]);
  const refresh = () => {
    forget();
    replaced.current = list;
    void revalidate();
  };
  return { state, refresh };
}

function useFailureToast(list: PlanListView): void {
  const t = useMessages('plans');
  useEffect(() => {
    if (list.isFailed) toasts.show({ title: t('list.failed'), tone: 'bad' });
  }, [list, t]);
}

/**
 * A plan of several countries names its brand beside their number. The first such plan of the list is the example. On a
 * phone the global list leaves it to the page that it links to, so that its first plan is on the first screen.
 */
function BrandNote({ plans, guide }: Pick<PlanListView, 'plans' | 'guide'>) {
  const t = useMessages('plans');
  const example = plans.find(({ countries }) => countries !== null);
  if (example === undefined) return null;
  const where = guide?.coverageType === 'global' ? 'max-md:hidden' : '';
  return (
    <p className={`mb-5 text-sm text-ink-soft ${where}`}>{t('brandNote', { brand: example.operator })}</p>
  );
}

type GrowingProperties = Readonly<{
  more: MorePlans;
  cap: number;
  isQuiet: boolean;
  onRefresh: () => void;
  /** What to know before reading the list. */
  children: ReactNode;
}>;

function GrowingList({ more: { list, state, loadMore }, cap, ...rest }: GrowingProperties) {
  const { isQuiet, onRefresh, children } = rest;
  const t = useMessages('plans');
  const path = useListPath();
  const localized = useLocalizedPath();
  const query = writePlanFilters(list.filters);
  const [isWhole, setIsWhole] = useState(false);
  const { isPaused, press, grid } = usePausingGrowth(list.plans.length, loadMore);
  const isCapped = !isWhole && (list.plans.length > cap || (list.plans.length === cap && list.hasMore));
  return (
    <>
      <div className="list-head">
        <p className="text-ink-soft">{t('list.count', { count: list.total })}</p>
        {/* Above the list: below it, the button would move away while the visitor scrolls to it. */}
        <ScriptedButton href={path(query)} onPress={onRefresh} className="list-refresh">
          <RotateCw aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t('list.refresh')}</span>
        </ScriptedButton>
        <ListSort filters={list.filters} />
        <div className="flex gap-2">
          <CurrencyButton className="md:hidden" />
          <ViewLink filters={list.filters} />
        </div>
      </div>
      {children}
      <div ref={grid}>
        <PlanGrid
          plans={isCapped ? list.plans.slice(0, cap) : list.plans}
          isCompact={list.filters.view === 'compact'}
          isQuiet={isQuiet}
        />
      </div>
      {/* Remounted with every page: a moved element would count as a layout shift. */}
      <div key={list.plans.length} className="list-end mt-8 grid gap-6">
        {isCapped ? (
          <ScriptedButton
            href={localized('/plans') + query}
            onPress={() => setIsWhole(true)}
            className={`justify-self-center ${buttonClass('quiet')}`}
          >
            {t('list.showAll')}
          </ScriptedButton>
        ) : (
          <ListEnd list={list} state={state} isPaused={isPaused} loadMore={loadMore} onPress={press} />
        )}
      </div>
    </>
  );
}

/** Switches between cards and rows. The words are visible where there is space. */
function ViewLink({ filters }: Readonly<{ filters: PlanFilters }>) {
  const t = useMessages('plans');
  const path = useListPath();
  const other = filters.view === 'cards' ? 'compact' : 'cards';
  const Icon = other === 'compact' ? Rows3 : LayoutGrid;
  return (
    <Link
      to={path(writePlanFilters({ ...filters, view: other }))}
      replace
      preventScrollReset
      className={buttonClass('chip')}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t(`list.view.${other}`)}</span>
    </Link>
  );
}

type EndProperties = Readonly<{
  list: PlanListView;
  state: MorePlans['state'];
  /** The next page waits for a press. */
  isPaused: boolean;
  loadMore: () => void;
  onPress: () => void;
}>;

function ListEnd({ list, state, isPaused, loadMore, onPress }: EndProperties) {
  const t = useMessages('plans');
  if (!list.hasMore) return <p className="text-center text-ink-soft">{t('list.end')}</p>;
  if (state === 'loading') return <GrowingEnd isCompact={list.filters.view === 'compact'} />;
  if (state === 'idle' && !isPaused) {
    return (
      <>
        <NextPageLink list={list} />
        <NearPageBottom onNear={loadMore} />
      </>
    );
  }
  return (
    <div className="grid justify-items-center gap-2">
      <button type="button" onClick={onPress} className={buttonClass('quiet')}>
        {t('list.loadMore')}
      </button>
      <p className="text-sm text-ink-soft">
        {t('list.shown', { shown: list.offset + list.plans.length, count: list.total })}
      </p>
    </div>
  );
}

/**
 * A whole page of placeholders where the next plans will be. The footer is hidden meanwhile (`boarding-pass.css`), so it
 * does not jump when they appear.
 */
function GrowingEnd({ isCompact }: Readonly<{ isCompact: boolean }>) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('is-list-growing');
    return () => classList.remove('is-list-growing');
  }, []);
  return <PlanGridSkeleton plans={PLANS_PER_PAGE} isCompact={isCompact} isMore />;
}

/** Without scripts, and for search engines, the list continues at another address. */
function NextPageLink({ list }: Readonly<{ list: PlanListView }>) {
  const t = useMessages('plans');
  const path = useListPath();
  const page = Math.floor((list.offset + list.plans.length) / PLANS_PER_PAGE) + 1;
  const query = new URLSearchParams(writePlanFilters(list.filters));
  query.set('page', String(page));
  return (
    <noscript>
      <a href={path(`?${query.toString()}`)} rel="next" className={`mx-auto ${buttonClass('quiet')}`}>
        {t('list.nextPage')}
      </a>
    </noscript>
  );
}

function LoadFailed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('plans');
  return (
    <div role="alert" className="notice-card">
      <CircleAlert aria-hidden="true" className="size-8 text-bad" />
      <p className="text-lg font-semibold">{t('list.failed')}</p>
      <p className="max-w-prose text-ink-soft">{t('list.failedText')}</p>
      <button type="button" onClick={onRetry} className={buttonClass('quiet')}>
        {t('list.retry')}
      </button>
    </div>
  );
}
