import { ArrowRight, Clock } from 'lucide-react';
import type { Translate } from '#messages/translate.ts';
import type { ListHint } from '../../../currency/use-list-hint.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { planDifferences } from '../../../plans/card/plan-card-view.ts';
import { PlanFlag } from '../../../plans/card/plan-flag.tsx';
import { PlanLink } from '../../../plans/card/plan-link.tsx';
import type { PlanI18n } from '../../../plans/card/use-plan-i18n.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { StubPrice } from '../../../ui/stub-price.tsx';
import { isRecommended, type ChooserPlan, type Pick as RecommendedPick } from './chooser-view.ts';

type Properties = Readonly<{
  /** Null: no plan is named. */
  plan: ChooserPlan | null;
  pick: RecommendedPick;
  isSelected: boolean;
  i18n: PlanI18n;
  Hint: ListHint;
  onSelect: (plan: ChooserPlan) => void;
}>;

/** One plan with the reason why, computed: the page never says "most bought" or "cheapest" when it is not true. */
export function PickCard({ plan, pick, ...pass }: Properties) {
  const t = useMessages('destination');
  const { heading, why, wider } = pick;
  return (
    <section aria-labelledby="pick-heading" className="pick-card">
      {plan === null ? null : <PickPass plan={plan} pick={pick} {...pass} />}
      <div className="pick-why">
        <h2 id="pick-heading" className="pick-heading">
          {heading}
        </h2>
        <p className="max-w-prose">{why}</p>
        {wider === null ? null : (
          <LocalizedLink to={wider.path} className="pick-calculator">
            {wider.text}
          </LocalizedLink>
        )}
        <LocalizedLink to="/calculator" className="pick-calculator">
          {t(plan === null ? 'chooser.pick.calculateInstead' : 'chooser.pick.calculate')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalizedLink>
      </div>
    </section>
  );
}

type PassProperties = Properties & Readonly<{ plan: ChooserPlan }>;

function PickPass({ plan, pick, isSelected, i18n, Hint, onSelect }: PassProperties) {
  const t = useMessages('destination');
  return (
    <div className="boarding-pass pick-plan">
      <p className="boarding-pass-badges">
        <span className="sticker sticker-sun">{labelOf(pick, t)}</span>
      </p>
      <div className="boarding-pass-main">
        <p className="pick-name">
          <PlanFlag plan={plan} />
          <b className="min-w-0 wrap-break-word">{plan.country}</b>
        </p>
        <p className="boarding-pass-data figure">{plan.data}</p>
        <p className="text-sm text-ink-soft">
          {[
            plan.unitPrice,
            ...planDifferences(plan),
            ...(plan.isRechargeable ? [t('chooser.pick.topup')] : []),
          ].join(' · ')}
        </p>
        <p className="pick-days">
          <Clock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {plan.daysStart}
        </p>
      </div>
      <div className="boarding-pass-stub">
        <p className="flex h-7 items-center font-medium">{plan.validity}</p>
        <StubPrice price={plan.price} />
        <p className="boarding-pass-hint">{Hint === null ? null : <Hint cents={plan.priceCents} />}</p>
        <div className="boarding-pass-actions">
          <button
            type="button"
            aria-pressed={isSelected}
            className={`w-full noscript:hidden ${buttonClass(isSelected ? 'chosenNarrow' : 'quietNarrow')}`}
            onClick={() => onSelect(plan)}
          >
            {t(isSelected ? 'chooser.pick.selected' : 'chooser.pick.select')}
          </button>
          <noscript>
            <PlanLink plan={plan} i18n={i18n} className={`w-full ${buttonClass('quietNarrow')}`} />
          </noscript>
        </div>
      </div>
    </div>
  );
}

function labelOf(pick: RecommendedPick, t: Translate<'destination'>): string {
  if (!isRecommended(pick)) return t('chooser.pick.notEnough');
  return pick.reason === 'most-bought'
    ? t('chooser.pick.mostBought')
    : t('chooser.pick.label', { count: pick.tripDays });
}
