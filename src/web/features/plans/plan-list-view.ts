import type { CoverageType } from '#core/catalogue/package.ts';
import type { PlanFilters } from '#core/plans/plan-filters.ts';
import type { PlanCardView } from './plan-card-view.ts';

/** A list of plans as far as it is loaded. */
export type PlanListView = Readonly<{
  filters: PlanFilters;
  /** The coverage the list keeps to. */
  coverage: CoverageType | null;
  plans: readonly PlanCardView[];
  hasMore: boolean;
  /** The plans could not be loaded; `plans` is empty then. */
  isFailed: boolean;
}>;
