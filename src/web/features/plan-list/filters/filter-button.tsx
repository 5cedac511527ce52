import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { countActiveFilters } from '#core/plans/plan-filters.ts';
import { useHydrated } from '../../../browser/hydration.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { isOpenedHere, OPENED_HERE } from '../../../plans/details/plan-hash.ts';
import type { PlanListView } from '../../../plans/card/plan-list-view.ts';
import { FilterSheet } from './filter-sheet.tsx';

const HASH = '#filters';

type Properties = Readonly<{
  list: PlanListView;
  /** Tools that help to choose, such as the calculator button. */
  tools?: ReactNode;
}>;

/** On a phone: all filters behind one button. The sheet has its own address, so that Back closes it. */
export function FilterButton({ list, tools }: Properties) {
  const t = useMessages('plans');
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const isOpen = useHydrated() && location.hash === HASH;
  const count = countActiveFilters(list.filters);
  const close = () => {
    if (!isOpen) return;
    void (isOpenedHere(location.state)
      ? navigate(-1)
      : navigate(pathname + search, { replace: true, preventScrollReset: true }));
  };
  return (
    <>
      <button
        type="button"
        className={`shrink-0 md:hidden noscript:hidden ${buttonClass('chip')}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={count === 0 ? t('filters.button') : t('filters.buttonActive', { count })}
        onClick={() =>
          void navigate(pathname + search + HASH, { preventScrollReset: true, state: OPENED_HERE })
        }
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {t('filters.button')}
        {count === 0 ? null : <span className="filter-count">{count}</span>}
      </button>
      <Sheet
        title={t('filters.button')}
        closeLabel={t('filters.close')}
        isOpen={isOpen}
        variant="middle"
        onClose={close}
      >
        {/* Each time it opens, it starts with the applied filters. */}
        {isOpen ? <FilterSheet list={list} tools={tools} /> : null}
      </Sheet>
    </>
  );
}
