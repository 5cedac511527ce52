import { PlanCard } from './plan-card.tsx';
import type { PlanCardView } from './plan-card-view.ts';
import { PlanSheet } from './plan-sheet.tsx';

/** Plans side by side, and the sheet that opens over them. */
export function PlanGrid({ plans }: Readonly<{ plans: readonly PlanCardView[] }>) {
  return (
    <>
      <ul className="plan-grid">
        {plans.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <PlanSheet />
    </>
  );
}
