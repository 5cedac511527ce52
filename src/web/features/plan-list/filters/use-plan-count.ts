import { useEffect, useState } from 'react';
import { writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import type { PlanListView } from '../../../plans/card/plan-list-view.ts';

/** Number of plans that match these filters. Null until it is loaded. */
export function usePlanCount(list: PlanListView, filters: PlanFilters): number | null {
  const { anonKey } = usePageFacts();
  const wanted = writePlanFilters(filters);
  const [known, setKnown] = useState({ of: writePlanFilters(list.filters), count: list.total });
  const { start } = list;
  useEffect(() => {
    if (known.of === wanted) return undefined;
    const request = new AbortController();
    import('./fetch-plan-count.ts')
      .then(({ fetchPlanCount }) => fetchPlanCount(start, filters, { anonKey, signal: request.signal }))
      .then((count) => {
        if (count !== null && !request.signal.aborted) setKnown({ of: wanted, count });
      })
      // Without the number the button still applies the filters.
      .catch(() => undefined);
    return () => request.abort();
  }, [known.of, wanted, filters, start, anonKey]);
  return known.of === wanted ? known.count : null;
}
