import { PlanCard } from './plan-card.tsx';
import type { PlanCardView } from './plan-card-view.ts';

type Properties = Readonly<{
  plans: readonly PlanCardView[];
  /** False where the destination's own page is already open. */
  isLinked?: boolean;
}>;

export function PlanGrid({ plans, isLinked = true }: Properties) {
  return (
    <ul className="plan-grid">
      {plans.map((plan) => (
        <li key={plan.id} className="grid">
          <PlanCard plan={plan} isLinked={isLinked} />
        </li>
      ))}
    </ul>
  );
}
