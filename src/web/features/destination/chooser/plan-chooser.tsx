import { Clock } from 'lucide-react';
import { countKinds, longestDays } from '#core/plans/chooser/choose-plans.ts';
import { PLAN_KINDS } from '#core/plans/chooser/choosable-plan.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { PlanSheet } from '../../../plans/details/plan-sheet.tsx';
import { usePlanI18n } from '../../../plans/card/use-plan-i18n.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { ChoicePass } from './choice-pass.tsx';
import type { ChooserView } from './chooser-view.ts';
import { PickCard } from './pick-card.tsx';
import { PlanRows } from './plan-rows.tsx';
import { PlanSort } from './plan-sort.tsx';
import { TripChips } from './trip-chips.tsx';
import { usePlanChoice, type PlanChoiceState } from './use-plan-choice.ts';
import './chooser.css';

/** Choose one plan of a destination: by trip length, by kind, row by row. */
export function PlanChooser(view: ChooserView) {
  const t = useMessages('destination');
  const path = useLocalizedPath();
  const state = usePlanChoice(view);
  const { choice, kind, selected, pick, recommended, select, addressOf } = state;
  const i18n = usePlanI18n();
  const counts = countKinds(view.plans, choice.trip);
  return (
    <div className="chooser">
      <div className="chooser-list">
        <TripChips choice={choice} addressOf={addressOf} />
        {pick === null || recommended === null ? null : (
          <PickCard
            plan={recommended}
            pick={pick}
            isSelected={recommended.id === selected?.id}
            onSelect={() => select(recommended.id)}
          />
        )}
        <Tabs
          label={t('chooser.kinds.label')}
          selected={kind}
          tabs={PLAN_KINDS.map((name) => ({
            name,
            label: t(`chooser.kinds.${name}`, { count: counts[name] }),
            address: path(addressOf({ kind: name })),
          }))}
        >
          <ChooserTab view={view} state={state} />
        </Tabs>
      </div>
      {selected === null ? null : <ChoicePass plan={selected} i18n={i18n} />}
      <PlanSheet />
    </div>
  );
}

function ChooserTab({ view, state }: Readonly<{ view: ChooserView; state: PlanChoiceState }>) {
  const t = useMessages('destination');
  const { shown, kind, choice, addressOf } = state;
  const [first] = shown;
  if (first === undefined) {
    const longest = longestDays(view.plans, kind);
    return (
      <div className="chooser-empty">
        <p>
          {longest === null
            ? t('chooser.empty.none', { name: view.name })
            : t('chooser.empty.tooShort', { count: longest })}
        </p>
        {longest === null ? null : (
          <LocalizedLink
            to={addressOf({ trip: 0 })}
            replace
            preventScrollReset
            className={buttonClass('quiet')}
          >
            {t('chooser.empty.all')}
          </LocalizedLink>
        )}
      </div>
    );
  }
  return (
    <div className="chooser-tab">
      <div className="chooser-tab-head">
        {shown.every(({ daysStart }) => daysStart === first.daysStart) ? (
          <p className="flex gap-1.5 text-sm text-ink-soft">
            <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {first.daysStart}
          </p>
        ) : null}
        <PlanSort choice={choice} kind={kind} addressOf={addressOf} />
      </div>
      <PlanRows {...state} />
      <p className="chooser-foot">{t('chooser.everydayNote')}</p>
    </div>
  );
}
