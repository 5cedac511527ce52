import { planDifferences, type PlanCardView } from './plan-card-view.ts';

/** A list shows where a plan is for; that it is an eSIM is the same for all of them, and read aloud with its data. */
export function PlanTitle({ plan }: Readonly<{ plan: PlanCardView }>) {
  return (
    <span className="min-w-0 hyphens-auto wrap-break-word">
      <span aria-hidden="true">{plan.country}</span>
      <span className="sr-only">{[plan.title, plan.data, ...planDifferences(plan)].join(', ')}</span>
    </span>
  );
}
