import type { ChoosablePlan, PlanKind } from '#core/plans/chooser/choosable-plan.ts';
import type { TripLength } from '#core/catalogue/packages/filters.ts';
import type { RecommendationReason } from '#core/plans/chooser/recommend-for-trip.ts';
import type { PlanCardView } from '../../../plans/card/plan-card-view.ts';

/** A plan in the list of a destination: what its card has, and what it is compared by. */
export type ChooserPlan = PlanCardView &
  ChoosablePlan &
  Readonly<{
    /** How many days everyday use lasts; null where no amount limits it. */
    everydayDays: number | null;
    isRechargeable: boolean;
    isSoldOut: boolean;
  }>;

/** The recommended plan for a trip, or what is said where no single plan is enough. */
export type Pick = Readonly<{
  /** Null: no plan is named. */
  planId: string | null;
  /** `topups`: no plan is enough alone, this one can be topped up. `several`: nor that, several of it are enough. */
  reason: RecommendationReason | 'topups' | 'several' | 'none';
  tripDays: number;
  heading: string;
  /** What the trip needs and why this plan. */
  why: string;
  /** A cheaper plan for more countries that covers the destination as well; `path` is without a language. */
  wider: Readonly<{ text: string; path: string }> | null;
}>;

/** Whether the plan is enough, so that the page can call it its pick. */
export function isRecommended({ reason }: Pick): boolean {
  return reason === 'most-bought' || reason === 'cheapest';
}

export type ChooserView = Readonly<{
  slug: string;
  name: string;
  plans: readonly ChooserPlan[];
  picks: Readonly<Record<TripLength, Pick>>;
  /** Which plan holds two weeks, as the answer to a question; null: none. */
  dataAnswer: string | null;
  /** When the days start, for each kind whose plans agree. */
  daysStartOf: Readonly<Partial<Record<PlanKind, string>>>;
  /** Says what the names of brands in the rows are; null where the plans are of one brand or for one country. */
  brandNote: string | null;
}>;
