import { useLocation, useNavigation } from 'react-router';
import { parsePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';

/** The filters of the list that is being loaded on this screen; null when none is loading. */
export function usePendingFilters(): PlanFilters | null {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== pathname || location.search === search) return null;
  return parsePlanFilters(new URLSearchParams(location.search));
}

/** Returns a function that gives the address of this screen's list with other filters. */
export function useListPath(): (query: string) => string {
  const { pathname } = useLocation();
  return (query) => pathname + query;
}
