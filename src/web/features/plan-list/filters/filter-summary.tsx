import { X } from 'lucide-react';
import { Link } from 'react-router';
import {
  appliedSearch,
  isFiltered,
  withoutFilters,
  writePlanFilters,
  type PlanFilters,
} from '#core/plans/plan-filters.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { chipClass } from '../../../ui/chip.ts';
import { UnappliedSearch } from './unapplied-search.tsx';
import { useListPath } from './pending-filters.ts';

type Properties = Readonly<{
  filters: PlanFilters;
  /** How many plans are left. Null: not known yet. */
  count: number | null;
}>;

/** The applied filters, in words, with links to remove them. */
export function FilterSummary({ filters, count }: Properties) {
  const t = useMessages('plans');
  const path = useListPath();
  const active = useActiveFilters(filters);
  const { search } = filters;
  return (
    <div className="filter-summary" data-none={active.length === 0}>
      <p
        role="status"
        className={`min-w-0 grow wrap-anywhere text-ink-soft ${active.length === 0 ? 'md:sr-only' : ''}`}
      >
        {active.length === 0
          ? t('filters.none')
          : t('filters.active', { filters: active.map(({ words }) => words).join(' · ') })}
        {/* The same count above the list is not announced. */}
        {count === null ? null : (
          <span className="sr-only">{`${active.length === 0 ? '' : '.'} ${t('list.count', { count })}`}</span>
        )}
      </p>
      {search === '' ? null : (
        <Link
          to={path(writePlanFilters({ ...filters, search: '' }))}
          preventScrollReset
          className={`max-w-full gap-1.5 ${chipClass(false)}`}
        >
          <span className="truncate">{t('filters.clearSearch', { search })}</span>
          <X aria-hidden="true" className="size-4 shrink-0" />
        </Link>
      )}
      {isFiltered(filters) ? (
        <Link
          to={path(writePlanFilters(withoutFilters(filters)))}
          preventScrollReset
          className={chipClass(false)}
        >
          {t('filters.clearAll')}
        </Link>
      ) : null}
      <UnappliedSearch filters={filters} className="basis-full" />
    </div>
  );
}

type ActiveFilter = Readonly<{ words: string; without: Partial<PlanFilters> }>;

/** Each applied filter, in words, with the choice that removes it. */
export function useActiveFilters(filters: PlanFilters): readonly ActiveFilter[] {
  const t = useMessages('plans');
  const { region, data, service, trip } = filters;
  const search = appliedSearch(filters);
  return [
    ...(region === 'all'
      ? []
      : [{ words: t(`filters.region.${region}`), without: { region: 'all' as const } }]),
    ...(data === 'all' ? [] : [{ words: t(`filters.data.${data}`), without: { data: 'all' as const } }]),
    ...(service === 'all'
      ? []
      : [{ words: t(`filters.service.${service}`), without: { service: 'all' as const } }]),
    ...(trip === 0 ? [] : [{ words: t(`filters.trip.${trip}`), without: { trip: 0 as const } }]),
    ...(search === '' ? [] : [{ words: t('filters.searchFor', { search }), without: { search: '' } }]),
  ];
}
