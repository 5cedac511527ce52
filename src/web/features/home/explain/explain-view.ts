import type { OptionKind } from '#core/calculator/trip-options.ts';
import type { PlanBand } from '#core/catalogue/geography/coverage-bands.ts';
import type { PlanCardView } from '../../../plans/card/plan-card-view.ts';

/** The plan in the hero: a real one, that can be bought at this price. */
export type HomePass = Pick<
  PlanCardView,
  | 'country'
  | 'countryCode'
  | 'coverageType'
  | 'path'
  | 'data'
  | 'validity'
  | 'price'
  | 'networks'
  | 'daysStart'
>;

/** One way to cover the example trip. Every text is in the page's language. */
export type TripWay = Readonly<{
  kind: OptionKind;
  title: string;
  /** "Asia: 5 GB, 30 Days", one per plan. */
  pieces: readonly string[];
  price: string;
  /** "$3.50 more"; null for the cheapest. */
  more: string | null;
}>;

export type TripView = Readonly<{
  stops: readonly Readonly<{ name: string; countryCode: string }>[];
  days: number;
  need: string;
  cheapest: string;
  /** Cheapest first. */
  ways: readonly TripWay[];
}>;

export type MapTeaserView = Readonly<{
  countries: number;
  /** What the map's colours mean; only the colours it has. */
  legend: readonly Readonly<{ tone: PlanBand | 'unsold'; words: string }>[];
}>;

/** Sentences of the refund policy. */
export type GuaranteeView = Readonly<{
  heading: string;
  promises: readonly Readonly<{ heading: string; text: string }>[];
}>;

export type ExplainView = Readonly<{
  /** Null when no popular destination has a plan that fits a week. */
  pass: HomePass | null;
  /** Null when no trip can be compared. */
  trip: TripView | null;
  /** Null while nothing is on sale. */
  map: MapTeaserView | null;
  guarantee: GuaranteeView;
  questions: readonly Readonly<{ question: string; answer: string }>[];
}>;
