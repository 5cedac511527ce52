import { Check } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DATA_SIZES, REGIONS, SERVICES, TRIP_LENGTHS } from '#core/catalogue/packages/filters.ts';
import {
  hasRegions,
  isFiltered,
  withoutFilters,
  writePlanFilters,
  type PlanFilters,
} from '#core/plans/plan-filters.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { chipClass } from '../../../ui/chip.ts';
import { useListPath } from './pending-filters.ts';
import type { PlanListView } from '../../../plans/card/plan-list-view.ts';
import { UnappliedSearch } from './unapplied-search.tsx';
import { usePlanCount } from './use-plan-count.ts';

type Properties = Readonly<{ list: PlanListView; tools?: ReactNode }>;

/** The filters as a form: the list does not change until they are applied. */
export function FilterSheet({ list, tools }: Properties) {
  const t = useMessages('plans');
  const [filters, setFilters] = useState(list.filters);
  const change = (part: Partial<PlanFilters>) => setFilters((now) => ({ ...now, ...part }));
  return (
    <>
      <Choice
        label={t('filters.tripLabel')}
        options={TRIP_LENGTHS.map((trip) => ({
          words: t(`filters.trip.${trip}`),
          isSelected: filters.trip === trip,
          choose: () => change({ trip }),
        }))}
      />
      <Choice
        label={t('filters.dataLabel')}
        options={DATA_SIZES.map((data) => ({
          words: t(`filters.data.${data}`),
          isSelected: filters.data === data,
          choose: () => change({ data }),
        }))}
      />
      <Choice
        label={t('filters.serviceLabel')}
        options={SERVICES.map((service) => ({
          words: t(`filters.service.${service}`),
          isSelected: filters.service === service,
          choose: () => change({ service }),
        }))}
      />
      {hasRegions(list.start) ? (
        <Choice
          label={t('filters.regionLabel')}
          options={REGIONS.map((region) => ({
            words: t(`filters.region.${region}`),
            isSelected: filters.region === region,
            choose: () => change({ region }),
          }))}
        />
      ) : null}
      <UnappliedSearch filters={filters} className="text-sm text-ink-soft" />
      {tools}
      <SheetFoot list={list} filters={filters} onClear={() => setFilters(withoutFilters)} />
    </>
  );
}

type Option = Readonly<{ words: string; isSelected: boolean; choose: () => void }>;

function Choice({ label, options }: Readonly<{ label: string; options: readonly Option[] }>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ words, isSelected, choose }) => (
          <button
            key={words}
            type="button"
            aria-pressed={isSelected}
            className={`cursor-pointer gap-1.5 ${chipClass(isSelected)}`}
            onClick={choose}
          >
            {isSelected ? <Check aria-hidden="true" className="size-4" /> : null}
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}

type FootProperties = Readonly<{ list: PlanListView; filters: PlanFilters; onClear: () => void }>;

/** The number of matching plans, and the apply and clear buttons. */
function SheetFoot({ list, filters, onClear }: FootProperties) {
  const t = useMessages('plans');
  const navigate = useNavigate();
  const path = useListPath();
  const count = usePlanCount(list, filters);
  const isNone = count === 0;
  const label = count === null ? t('filters.see') : t('filters.seeCount', { count });
  const apply = () =>
    void navigate(path(writePlanFilters(filters)), { replace: true, preventScrollReset: true });
  return (
    <div className="filter-sheet-foot">
      <p role="status" className="sr-only">
        {count === null ? '' : t('list.count', { count })}
      </p>
      {isNone ? <p className="text-sm text-ink-soft">{t('filters.noneHint')}</p> : null}
      <div className="flex items-center gap-3">
        {isFiltered(filters) ? (
          <button type="button" className="text-button shrink-0 text-sea" onClick={onClear}>
            {t('filters.clearAll')}
          </button>
        ) : null}
        <button type="button" className={`grow ${buttonClass('primary')}`} disabled={isNone} onClick={apply}>
          {label}
        </button>
      </div>
    </div>
  );
}
