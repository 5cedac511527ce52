import { useEffect, useState } from 'react';
import { coverageOf, packageTypeOf, writePlanFilters, type PlanFilters } from '#core/plans/plan-filters.ts';
import { createApiClient } from '../../../api/api-client.ts';
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
    const { tab, ...chosen } = filters;
    const coverage = coverageOf(start, filters);
    const query = { ...chosen, type: packageTypeOf(tab), ...(coverage === null ? {} : { coverage }) };
    createApiClient({ anonKey })
      .api.packages.count.$get({ query }, { init: { signal: request.signal } })
      .then(async (response) => {
        if (response.ok) setKnown({ of: wanted, count: (await response.json()).count });
      })
      // Without the number the button still applies the filters.
      .catch(() => undefined);
    return () => request.abort();
  }, [known.of, wanted, filters, start, anonKey]);
  return known.of === wanted ? known.count : null;
}
