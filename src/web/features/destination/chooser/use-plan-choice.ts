import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { parsePlanChoice, writePlanChoice, type PlanChoice } from '#core/plans/chooser/choose-plans.ts';
import { selectPlan } from '#core/plans/chooser/select-plan.ts';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import type { ChooserView } from './chooser-view.ts';

/** The choices in the address, the open tab and the selected plan. */
export function usePlanChoice({ slug, plans, picks }: ChooserView) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const path = useLocalizedPath();
  const [pressed, setPressed] = useState<string | null>(null);
  const choice = parsePlanChoice(query);
  const pick = picks[choice.trip];
  const addressOf = (changes: Partial<PlanChoice>) =>
    `/esim/${slug}${writePlanChoice({ ...choice, ...changes })}`;
  return {
    choice,
    ...selectPlan(plans, choice, { pressed, recommended: pick.planId }),
    pick,
    recommended: plans.find(({ id }) => id === pick.planId) ?? null,
    select: setPressed,
    addressOf,
    show: (changes: Partial<PlanChoice>) =>
      void navigate(path(addressOf(changes)), { replace: true, preventScrollReset: true }),
  };
}

export type PlanChoiceState = ReturnType<typeof usePlanChoice>;
