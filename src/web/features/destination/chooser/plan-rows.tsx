import { Info } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import { planDifferences, planName, planPath } from '../../../plans/card/plan-card-view.ts';
import { useOpenPlan } from '../../../plans/details/use-open-plan.ts';
import type { ChooserPlan } from './chooser-view.ts';
import type { PlanChoiceState } from './use-plan-choice.ts';

type Properties = Pick<PlanChoiceState, 'shown' | 'selected' | 'select' | 'pick'>;

/** The plans of a tab as rows: one is selected. Without scripts each row leads to its plan's page. */
export function PlanRows({ shown, selected, select, pick }: Properties) {
  const t = useMessages('destination');
  return (
    <fieldset className="plan-rows">
      <legend className="sr-only">{t('chooser.rows.legend')}</legend>
      {shown.map((plan) => (
        <PlanRow
          key={plan.id}
          plan={plan}
          isSelected={plan.id === selected?.id}
          isPick={plan.id === pick?.planId}
          onSelect={() => select(plan.id)}
        />
      ))}
    </fieldset>
  );
}

type RowProperties = Readonly<{
  plan: ChooserPlan;
  isSelected: boolean;
  isPick: boolean;
  onSelect: () => void;
}>;

function PlanRow({ plan, isSelected, isPick, onSelect }: RowProperties) {
  const t = useMessages('destination');
  const { everydayDays } = plan;
  const differences = planDifferences(plan);
  return (
    <div className={`plan-row ${isSelected ? 'plan-row-selected' : ''}`}>
      <label className="plan-row-choice">
        <input
          type="radio"
          name="plan"
          value={plan.id}
          checked={isSelected}
          disabled={plan.isSoldOut}
          className="plan-row-radio noscript:hidden"
          onChange={onSelect}
        />
        <span className="plan-row-data figure">{plan.data}</span>
        <span className="plan-row-days">{plan.validity}</span>
        <span className="plan-row-unit">{plan.unitPrice}</span>
        <span className="plan-row-use">
          {everydayDays === null ? (plan.fairUse ?? '') : t('chooser.rows.everyday', { count: everydayDays })}
          {differences.length === 0 ? null : <span className="block">{differences.join(' · ')}</span>}
          {isPick ? <span className="sticker sticker-sun">{t('chooser.rows.pick')}</span> : null}
        </span>
        <span className="plan-row-price figure">
          {plan.isSoldOut ? t('chooser.rows.soldOut') : plan.price}
        </span>
      </label>
      <DetailsLink plan={plan} />
    </div>
  );
}

function DetailsLink({ plan }: Readonly<{ plan: ChooserPlan }>) {
  const t = useMessages('plans');
  const path = useLocalizedPath();
  const open = useOpenPlan();
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(plan);
  };
  return (
    <a
      href={path(planPath(plan))}
      className="plan-row-details"
      aria-label={`${t('details.open')}: ${planName(plan)}`}
      onClick={press}
    >
      <Info aria-hidden="true" className="size-5" />
    </a>
  );
}
