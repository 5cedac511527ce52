import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { NO_FILTERS, type PlanFilters } from '#core/plans/plan-filters.ts';
import type { PlanCardView } from './plan-card-view.ts';

/** The destination that a search names, or that every plan of a list is for: its page helps to choose. */
export type Guide = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  coverageType: CoverageType;
}>;

/** A country without plans of its own that a search names. `place` is its name inside a sentence. */
export type UnsoldPlace = Readonly<{
  code: string;
  place: string;
  /** The destinations of several countries that include it. */
  including: readonly Readonly<{ slug: string; name: string }>[];
  /** Where nothing includes it: the nearest destinations. */
  near: readonly Readonly<{ slug: string; name: string }>[];
}>;

/** The loaded part of a list of plans. */
export type PlanListView = Readonly<{
  filters: PlanFilters;
  /** The coverage of the list. */
  coverage: CoverageType | null;
  /** The coverage its screen starts with, before filters widen it. */
  start: CoverageType | null;
  /** Number of plans on all pages. */
  total: number;
  /** Number of plans before the first one in `plans`. */
  offset: number;
  guide: Guide | null;
  /** Read only when the list is empty. */
  unsold: UnsoldPlace | null;
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
  unsold: null,
  plans: [],
  hasMore: false,
  isFailed: false,
};
