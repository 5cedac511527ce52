import { ArrowRight } from 'lucide-react';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { ChooserPlan, Pick as RecommendedPick } from './chooser-view.ts';

type Properties = Readonly<{
  plan: ChooserPlan;
  pick: RecommendedPick;
  isSelected: boolean;
  onSelect: () => void;
}>;

/** One plan with the reason why, computed: the page never says "most bought" or "cheapest" when it is not true. */
export function PickCard({ plan, pick, isSelected, onSelect }: Properties) {
  const t = useMessages('destination');
  const { reason, tripDays, need } = pick;
  return (
    <section aria-labelledby="pick-heading" className="pick-card">
      <div className="pick-plan">
        <p className="sticker sticker-sun">{t('chooser.pick.label', { count: tripDays })}</p>
        <p className="figure text-4xl">{plan.data}</p>
        <p className="text-ink-soft">
          {[plan.validity, plan.unitPrice, ...(plan.isRechargeable ? [t('chooser.pick.topup')] : [])].join(
            ' · ',
          )}
        </p>
        <p className="figure mt-1 text-2xl">{plan.price}</p>
        <button
          type="button"
          aria-pressed={isSelected}
          className={`mt-2 noscript:hidden ${buttonClass('quiet')}`}
          onClick={onSelect}
        >
          {t(isSelected ? 'chooser.pick.selected' : 'chooser.pick.select')}
        </button>
      </div>
      <div>
        <h2 id="pick-heading" className="text-xl">
          {t('chooser.pick.heading')}
        </h2>
        <p className="mt-1 max-w-prose">{t(`chooser.pick.${reason}`, { count: tripDays, need })}</p>
        <LocalizedLink to="/calculator" className="pick-calculator">
          {t('chooser.pick.calculate')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalizedLink>
      </div>
    </section>
  );
}
