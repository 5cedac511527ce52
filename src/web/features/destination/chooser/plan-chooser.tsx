import { Clock, Gauge, Info } from 'lucide-react';
import { countKinds, longestDays, shownKinds } from '#core/plans/chooser/choose-plans.ts';
import { useListHint, type ListHint } from '../../../currency/use-list-hint.ts';
import { useHydrated } from '../../../browser/hydration.tsx';
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

/** Choose one plan of a destination: by trip length, by kind, row by row. */
export function PlanChooser(view: ChooserView) {
  const t = useMessages('destination');
  const path = useLocalizedPath();
  const state = usePlanChoice(view);
  const { choice, kind, selected, pick, recommended, select, show, addressOf } = state;
  const i18n = usePlanI18n();
  const isHydrated = useHydrated();
  const Hint = useListHint();
  const counts = countKinds(view.plans, choice.trip);
  const kinds = shownKinds(view.plans, { ...choice, kind });
  const content = <ChooserTab view={view} state={state} Hint={Hint} />;
  return (
    <div className="chooser">
      <div className="chooser-list">
        <TripChips choice={choice} addressOf={addressOf} />
        <PickCard
          plan={recommended}
          pick={pick}
          i18n={i18n}
          isSelected={recommended !== null && recommended.id === selected?.id}
          Hint={Hint}
          onSelect={(plan) => {
            select(plan.id);
            // It may be on another tab.
            if (plan.kind !== kind) show({ kind: plan.kind });
          }}
        />
        {kinds.length === 1 ? (
          content
        ) : (
          <Tabs
            label={t('chooser.kinds.label')}
            selected={kind}
            isRoving={isHydrated}
            tabs={kinds.map((name) => ({
              name,
              label: t(`chooser.kinds.${name}`, { count: counts[name] }),
              address: path(addressOf({ kind: name })),
            }))}
          >
            {content}
          </Tabs>
        )}
      </div>
      {selected === null ? null : <ChoicePass plan={selected} i18n={i18n} Hint={Hint} />}
      <PlanSheet />
    </div>
  );
}

type TabProperties = Readonly<{ view: ChooserView; state: PlanChoiceState }>;

function ChooserTab({ view, state, Hint }: TabProperties & Readonly<{ Hint: ListHint }>) {
  const { shown, kind, choice, show } = state;
  const [first] = shown;
  if (first === undefined) return <EmptyTab view={view} state={state} />;
  const isFairUseAbove = first.fairUse !== null && shown.every(({ fairUse }) => fairUse === first.fairUse);
  const notes = [
    ...(view.daysStartOf[kind] === undefined ? [] : [{ Icon: Clock, text: view.daysStartOf[kind] }]),
    ...(isFairUseAbove ? [{ Icon: Gauge, text: first.fairUse }] : []),
  ];
  return (
    <>
      <div className="chooser-tab">
        <div className="chooser-tab-head">
          <div className="chooser-tab-notes">
            {notes.map(({ Icon, text }) => (
              <p key={text} className="chooser-tab-note">
                <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {text}
              </p>
            ))}
            {view.brandNote === null ? null : (
              <p className="chooser-tab-note">
                <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <a href="#brands" className="underline">
                  {view.brandNote}
                </a>
              </p>
            )}
          </div>
          <PlanSort choice={choice} kind={kind} show={show} />
        </div>
        <PlanRows {...state} Hint={Hint} isFairUseAbove={isFairUseAbove} />
      </div>
      <ListFoot view={view} state={state} />
    </>
  );
}

function EmptyTab({ view, state: { kind, addressOf } }: TabProperties) {
  const t = useMessages('destination');
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

/** How many plans a chosen trip leaves, and what everyday use means. */
function ListFoot({ view, state: { shown, kind, addressOf } }: TabProperties) {
  const t = useMessages('destination');
  const all = view.plans.filter((plan) => plan.kind === kind).length;
  return (
    <div className="chooser-foot">
      {shown.length === all ? null : (
        <p>
          {t('chooser.count.only', { count: shown.length, all })}{' '}
          <LocalizedLink
            to={addressOf({ trip: 0 })}
            replace
            preventScrollReset
            className="font-semibold text-sea underline"
          >
            {t('chooser.count.all', { count: all })}
          </LocalizedLink>
        </p>
      )}
      {shown.some(({ everydayDays }) => everydayDays !== null) ? (
        <p className="chooser-everyday">{t('chooser.everydayNote')}</p>
      ) : null}
    </div>
  );
}
