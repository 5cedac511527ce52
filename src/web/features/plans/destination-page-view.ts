import type { PlanCardView } from './plan-card-view.ts';

export type DestinationPageView = Readonly<{
  name: string;
  /** The cheapest plan's price as text. */
  from: string;
  plans: readonly PlanCardView[];
}>;
