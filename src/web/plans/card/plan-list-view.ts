import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { NO_FILTERS, type PlanFilters } from '#core/plans/plan-filters.ts';
import type { PlanCardView } from './plan-card-view.ts';

/** The destination a search means. */
export type Guide = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  coverageType: CoverageType;
}>;

/** A list of plans as far as it is loaded. */
export type PlanListView = Readonly<{
  filters: PlanFilters;
  /** The coverage the list keeps to. */
  coverage: CoverageType | null;
  /** The coverage its screen starts with, before filters widen it. */
  start: CoverageType | null;
  /** How many plans there are on all pages together. */
  total: number;
  /** How many plans lie before the first one here. */
  offset: number;
  guide: Guide | null;
  plans: readonly PlanCardView[];
  hasMore: boolean;
  /** The plans could not be loaded; `plans` is empty then. */
  isFailed: boolean;
}>;

export const EMPTY_LIST: PlanListView = {
  filters: NO_FILTERS,
  coverage: null,
  start: null,
  total: 0,
  offset: 0,
  guide: null,
  plans: [],
  hasMore: false,
  isFailed: false,
};
