import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { parsePlanFilters, writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { useListPath } from './pending-filters.ts';
import { countryOfEvent } from './country-of-event.ts';

/** Any part of the page can filter the list by country with the window event `filterByCountry`. */
export function useFilterByCountry(filters: PlanFilters): void {
  const navigate = useNavigate();
  const path = useListPath();
  useEffect(() => {
    const filter = (event: Event) => {
      const { search } = parsePlanFilters(new URLSearchParams({ search: countryOfEvent(event) }));
      void navigate(path(writePlanFilters({ ...filters, region: 'all', search })), {
        preventScrollReset: true,
      });
    };
    window.addEventListener('filterByCountry', filter);
    return () => window.removeEventListener('filterByCountry', filter);
  });
}
