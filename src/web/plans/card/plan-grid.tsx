import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { PlanCard } from './plan-card.tsx';
import type { PlanCardView } from './plan-card-view.ts';
import { OPENED_HERE, planHash } from '../details/plan-hash.ts';
import { PlanSheet } from '../details/plan-sheet.tsx';
import { usePlanI18n } from './use-plan-i18n.ts';

/** A grid of plans, and the details sheet over it. The sheet has its own address, so that Back closes it. */
export function PlanGrid({ plans }: Readonly<{ plans: readonly PlanCardView[] }>) {
  const i18n = usePlanI18n();
  const navigate = useNavigate();
  const open = useCallback(
    (plan: PlanCardView) => {
      const { pathname, search } = window.location;
      void navigate(pathname + search + planHash(plan), { preventScrollReset: true, state: OPENED_HERE });
    },
    [navigate],
  );
  return (
    <>
      <ul className="plan-grid">
        {plans.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} i18n={i18n} onOpen={open} />
          </li>
        ))}
      </ul>
      <PlanSheet />
    </>
  );
}
