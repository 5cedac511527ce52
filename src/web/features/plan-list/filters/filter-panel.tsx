import { DATA_SIZES, REGIONS, SERVICES, TRIP_LENGTHS } from '#core/catalogue/packages/filters.ts';
import { hasRegions, writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { PlanListView } from '../../../plans/card/plan-list-view.ts';
import { useListPath } from './pending-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSummary } from './filter-summary.tsx';
import { useFilterByCountry } from './use-filter-by-country.ts';

const REGIONS_SHOWN = 4;
const SERVICES_SHOWN = 3;

type Properties = Readonly<{
  filters: PlanFilters;
  start: PlanListView['start'];
  /** How many plans match. Null: not known yet. */
  count: number | null;
}>;

/** All filters of a list. Each choice has its own address. */
export function FilterPanel({ filters, start, count }: Properties) {
  const t = useMessages('plans');
  const path = useListPath();
  useFilterByCountry(filters);
  const to = (change: Partial<PlanFilters>) => path(writePlanFilters({ ...filters, ...change }));
  return (
    <section aria-label={t('filters.label')} className="filter-panel">
      {hasRegions(start) ? (
        <FilterChips
          label={t('filters.regionLabel')}
          chips={REGIONS.map((region) => ({
            value: region,
            words: t(`filters.region.${region}`),
            to: to({ region }),
            isSelected: filters.region === region,
          }))}
          shown={REGIONS_SHOWN}
          moreLabel={t('filters.moreRegions')}
        />
      ) : null}
      <FilterChips
        label={t('filters.tripLabel')}
        chips={TRIP_LENGTHS.map((trip) => ({
          value: String(trip),
          words: t(`filters.trip.${trip}`),
          to: to({ trip }),
          isSelected: filters.trip === trip,
        }))}
      />
      <FilterChips
        label={t('filters.dataLabel')}
        chips={DATA_SIZES.map((data) => ({
          value: data,
          words: t(`filters.data.${data}`),
          to: to({ data }),
          isSelected: filters.data === data,
        }))}
      />
      <FilterChips
        label={t('filters.serviceLabel')}
        chips={SERVICES.map((service) => ({
          value: service,
          words: t(`filters.service.${service}`),
          to: to({ service }),
          isSelected: filters.service === service,
        }))}
        shown={SERVICES_SHOWN}
        moreLabel={t('filters.moreServices')}
      />
      <FilterSummary filters={filters} count={count} />
    </section>
  );
}
