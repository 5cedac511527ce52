import { memo } from 'react';
import { Info } from 'lucide-react';
import { useChoiceBeforeHydration } from '../../../ui/choice/use-choice-before-hydration.ts';
import type { ListHint } from '../../../currency/use-list-hint.ts';
import type { Translate } from '#messages/translate.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { PlanCardView } from '../../../plans/card/plan-card-view.ts';
import { PlanLink } from '../../../plans/card/plan-link.tsx';
import { PlanNotes } from '../../../plans/card/plan-notes.tsx';
import { usePlanI18n, type PlanI18n } from '../../../plans/card/use-plan-i18n.ts';
import { useOpenPlan } from '../../../plans/details/use-open-plan.ts';
import { isRecommended, type ChooserPlan } from './chooser-view.ts';
import type { PlanChoiceState } from './use-plan-choice.ts';

type Properties = Pick<PlanChoiceState, 'shown' | 'selected' | 'select' | 'pick'> &
  Readonly<{
    Hint: ListHint;
    /** All rows have the same limit of full speed, said above them. */
    isFairUseAbove: boolean;
  }>;

/** The plans of a tab as rows: one is selected. Without scripts each row leads to its plan's page. */
export function PlanRows({ shown, selected, select, pick, Hint, isFairUseAbove }: Properties) {
  const t = useMessages('destination');
  const i18n = usePlanI18n();
  const open = useOpenPlan();
  const group = useChoiceBeforeHydration(select);
  return (
    <fieldset ref={group} className="plan-rows">
      <legend className="sr-only">{t('chooser.rows.legend')}</legend>
      <ColumnNames shown={shown} />
      {shown.map((plan) => (
        <PlanRow
          key={plan.id}
          plan={plan}
          isSelected={plan.id === selected?.id}
          isPick={plan.id === pick.planId && isRecommended(pick)}
          notes={notesOf(plan, shown, isFairUseAbove)}
          onSelect={select}
          onOpen={open}
          Hint={Hint}
          t={t}
          i18n={i18n}
        />
      ))}
    </fieldset>
  );
}

/** Each row names its figures itself for screen readers. */
function ColumnNames({ shown }: Pick<Properties, 'shown'>) {
  const t = useMessages('destination');
  const units = new Set(
    shown.map(({ perGigabyteCents }) => (perGigabyteCents === null ? 'perDay' : 'perGigabyte')),
  );
  const [unit = 'compared'] = units.size === 1 ? units : [];
  const isUseKnown = shown.some(({ everydayDays }) => everydayDays !== null);
  return (
    <div aria-hidden="true" className="plan-row-names">
      <span className="plan-row-data">{t('chooser.head.data')}</span>
      <span className="plan-row-days">{t('chooser.head.days')}</span>
      <span className="plan-row-unit">{t(`chooser.head.${unit}`)}</span>
      <span className="plan-row-use">{isUseKnown ? t('chooser.head.use') : null}</span>
      <span className="plan-row-price">{t('chooser.head.price')}</span>
    </div>
  );
}

/** What all rows have in common tells none of them apart. */
function notesOf(plan: ChooserPlan, shown: readonly ChooserPlan[], isFairUseAbove: boolean): string {
  return [
    ...plan.terms.filter((term) => !shown.every(({ terms }) => terms.includes(term))),
    ...(isFairUseAbove || plan.fairUse === null ? [] : [plan.fairUse]),
  ].join(' · ');
}

type RowProperties = Readonly<{
  plan: ChooserPlan;
  isSelected: boolean;
  isPick: boolean;
  /** Joined: the row is rendered again only when it changes. */
  notes: string;
  onSelect: (planId: string) => void;
  onOpen: (plan: PlanCardView) => void;
  Hint: ListHint;
  t: Translate<'destination'>;
  i18n: PlanI18n;
}>;

/** Up to forty rows: the list reads the messages once for all of them, and a selection renders the two it changes. */
const PlanRow = memo(function PlanRow({ plan, isSelected, isPick, t, ...row }: RowProperties) {
  const { notes, onSelect, onOpen, Hint, i18n } = row;
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
          onChange={() => onSelect(plan.id)}
        />
        <span className="plan-row-data figure">
          {plan.data}
          {isPick ? (
            <span className="sticker sticker-sun plan-row-pick">{t('chooser.rows.pick')}</span>
          ) : null}
        </span>
        <span className="plan-row-days">{plan.validity}</span>
        <span className="plan-row-unit">{plan.unitPrice}</span>
        {plan.everydayDays === null ? null : <EverydayUse days={plan.everydayDays} t={t} />}
        <span className="plan-row-price figure">
          {plan.isSoldOut ? t('chooser.rows.soldOut') : plan.price}
        </span>
        {plan.isSoldOut || Hint === null ? null : (
          <span className="plan-row-hint">
            <Hint cents={plan.priceCents} />
          </span>
        )}
        <PlanNotes plan={plan} more={notes === '' ? [] : [notes]} className="plan-row-notes" />
      </label>
      <PlanLink plan={plan} i18n={i18n} onOpen={onOpen} className="plan-row-details">
        <Info aria-hidden="true" className="size-5" />
      </PlanLink>
    </div>
  );
});

type UseProperties = Readonly<{ days: number; t: Translate<'destination'> }>;

function EverydayUse({ days: count, t }: UseProperties) {
  return (
    <span className="plan-row-use">
      <span aria-hidden="true">{t('chooser.rows.about', { count })}</span>
      <span className="sr-only">{t('chooser.rows.everyday', { count })}</span>
    </span>
  );
}
