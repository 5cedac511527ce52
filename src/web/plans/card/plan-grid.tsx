import { useListHint } from '../../currency/use-list-hint.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanLine } from './plan-line.tsx';
import type { PlanCardView } from './plan-card-view.ts';
import { PlanSheet } from '../details/plan-sheet.tsx';
import { useOpenPlan } from '../details/use-open-plan.ts';
import { usePlanI18n } from './use-plan-i18n.ts';

type Properties = Readonly<{
  plans: readonly PlanCardView[];
  /** Rows instead of cards: what differs between plans, in columns. */
  isCompact?: boolean;
  /** Outlined buttons, where the main action of the screen is another one. */
  isQuiet?: boolean;
}>;

/** A grid of plans, and the details sheet over it. */
export function PlanGrid({ plans, isCompact = false, isQuiet = false }: Properties) {
  const i18n = usePlanI18n();
  const open = useOpenPlan();
  const Hint = useListHint();
  const Plan = isCompact ? PlanLine : PlanCard;
  return (
    <>
      <ul className={isCompact ? 'plan-lines' : 'plan-grid'}>
        {plans.map((plan) => (
          <li key={plan.id} className="grid">
            <Plan plan={plan} i18n={i18n} Hint={Hint} onOpen={open} isQuiet={isQuiet} />
          </li>
        ))}
      </ul>
      <PlanSheet />
    </>
  );
}
