import { coverageOf, orderOf, packageTypeOf, type PlanFilters } from '#core/plans/plan-filters.ts';
import { createApiClient } from '../../../api/api-client.ts';
import type { PlanListView } from '../../../plans/card/plan-list-view.ts';

type Needs = Readonly<{ anonKey: string; signal: AbortSignal }>;

/** Null when the shop refuses the question. Load this module on demand: it contains the API client. */
export async function fetchPlanCount(
  start: PlanListView['start'],
  filters: PlanFilters,
  { anonKey, signal }: Needs,
): Promise<number | null> {
  const { tab, trip, ...chosen } = filters;
  const coverage = coverageOf(start, filters);
  const query = {
    ...chosen,
    sort: orderOf(filters),
    trip: String(trip),
    type: packageTypeOf(tab),
    ...(coverage === null ? {} : { coverage }),
  };
  const response = await createApiClient({ anonKey }).api.packages.count.$get(
    { query },
    { init: { signal } },
  );
  return response.ok ? (await response.json()).count : null;
}
