import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { countActiveFilters } from '#core/plans/plan-filters.ts';
import { useSheetInAddress } from '../../../browser/use-sheet-in-address.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
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
  const { isOpen, open, close } = useSheetInAddress(HASH);
  const count = countActiveFilters(list.filters);
  return (
    <>
      <button
        type="button"
        className={`shrink-0 max-[26rem]:w-11 max-[26rem]:px-0 md:hidden noscript:hidden ${buttonClass('chip')}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={count === 0 ? t('filters.button') : t('filters.buttonActive', { count })}
        onClick={open}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        <span className="max-[26rem]:sr-only">{t('filters.button')}</span>
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
