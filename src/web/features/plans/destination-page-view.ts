import type { PlanCardView } from './plan-card-view.ts';

export type DestinationPageView = Readonly<{
  name: string;
  countryCode: string | null;
  /** The cheapest plan's price as text. */
  from: string;
  plans: readonly PlanCardView[];
}>;
