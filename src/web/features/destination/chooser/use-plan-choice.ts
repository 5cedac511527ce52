import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  choosePlans,
  firstOfTab,
  parsePlanChoice,
  shownKind,
  writePlanChoice,
  type PlanChoice,
} from '#core/plans/chooser/choose-plans.ts';
import { nearestPlan } from '#core/plans/chooser/nearest-plan.ts';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import type { ChooserPlan, ChooserView, Pick } from './chooser-view.ts';

/**
 * The choices in the address, and the selected plan: the one that the visitor pressed, otherwise the one nearest to the plan
 * that the address names, otherwise the recommended one, otherwise the first that can be bought.
 */
export function usePlanChoice({ slug, plans, picks }: ChooserView) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const path = useLocalizedPath();
  const [pressed, setPressed] = useState<string | null>(null);
  const choice = parsePlanChoice(query);
  const kind = shownKind(plans, choice);
  const shown = choosePlans(plans, choice);
  const pick = picks[choice.trip] ?? null;
  const addressOf = (changes: Partial<PlanChoice>) =>
    `/esim/${slug}${writePlanChoice({ ...choice, ...changes })}`;
  return {
    choice,
    kind,
    shown,
    pick,
    recommended: plans.find(({ id }) => id === pick?.planId) ?? null,
    selected: selectedOf(shown, { pressed, like: choice.like, pick }),
    select: setPressed,
    addressOf,
    show: (changes: Partial<PlanChoice>) =>
      void navigate(path(addressOf(changes)), { replace: true, preventScrollReset: true }),
  };
}

export type PlanChoiceState = ReturnType<typeof usePlanChoice>;

type Wanted = Readonly<{ pressed: string | null; like: PlanChoice['like']; pick: Pick | null }>;

function selectedOf(shown: readonly ChooserPlan[], { pressed, like, pick }: Wanted): ChooserPlan | null {
  const buyable = shown.filter(({ isSoldOut }) => !isSoldOut);
  const find = (id: string | null | undefined) => buyable.find((plan) => plan.id === id);
  const nearest = like === null ? null : nearestPlan(buyable, like);
  return find(pressed) ?? nearest ?? find(pick?.planId) ?? firstOfTab(buyable);
}
