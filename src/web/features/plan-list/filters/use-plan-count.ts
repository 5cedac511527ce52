import { writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { usePublicRead } from '../../../browser/use-public-read.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import type { PlanListView } from '../../../plans/card/plan-list-view.ts';

/** Number of plans that match these filters. Null until it is loaded: without it the button still applies the filters. */
export function usePlanCount(list: PlanListView, filters: PlanFilters): number | null {
  const { anonKey } = usePageFacts();
  const wanted = writePlanFilters(filters);
  const isShown = wanted === writePlanFilters(list.filters);
  const count = usePublicRead({
    key: wanted,
    isNeeded: !isShown,
    async load(signal) {
      const { fetchPlanCount } = await import('./fetch-plan-count.ts');
      return fetchPlanCount(list.start, filters, { anonKey, signal });
    },
  });
  if (isShown) return list.total;
  return count.kind === 'ready' ? count.value : null;
}
