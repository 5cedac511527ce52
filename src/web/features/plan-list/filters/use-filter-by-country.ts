import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { parsePlanFilters, writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { useListPath } from './pending-filters.ts';

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

/** The country in the detail of a `filterByCountry` event: a text, or `country` of an object. Otherwise empty. */
function countryOfEvent(event: Event): string {
  if (!(event instanceof CustomEvent)) return '';
  const detail: unknown = event.detail;
  if (typeof detail === 'string') return detail;
  if (typeof detail !== 'object' || detail === null || !('country' in detail)) return '';
  return typeof detail.country === 'string' ? detail.country : '';
}
