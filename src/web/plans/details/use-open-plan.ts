import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { OPENED_HERE } from '../../browser/use-sheet-in-address.ts';
import type { PlanCardView } from '../card/plan-card-view.ts';
import { planHash } from './plan-hash.ts';

/** Opens a plan's sheet over the list. It has its own address, so that Back closes it. */
export function useOpenPlan(): (plan: Pick<PlanCardView, 'path' | 'id'>) => void {
  const navigate = useNavigate();
  return useCallback(
    (plan) => {
      const { pathname, search } = window.location;
      void navigate(pathname + search + planHash(plan), { preventScrollReset: true, state: OPENED_HERE });
    },
    [navigate],
  );
}
