import { ChevronRight, Clock, ShieldCheck, ShoppingBag, Smartphone, Zap } from 'lucide-react';
import { PriceHint } from '../../../currency/price-hint.tsx';
import type { ListHint } from '../../../currency/use-list-hint.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { AddToCartButton } from '../../../plans/card/add-to-cart-button.tsx';
import { BuyNowButton } from '../../../plans/card/buy-now-button.tsx';
import { planDifferences } from '../../../plans/card/plan-card-view.ts';
import { PlanFlag } from '../../../plans/card/plan-flag.tsx';
import { PlanLink } from '../../../plans/card/plan-link.tsx';
import type { PlanI18n } from '../../../plans/card/use-plan-i18n.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { ChooserPlan } from './chooser-view.ts';

type Properties = Readonly<{ plan: ChooserPlan; i18n: PlanI18n; Hint: ListHint }>;

/** The selected plan and its two buttons: beside the rows, or pinned to the bottom of a phone's screen. */
export function ChoicePass({ plan, i18n, Hint }: Properties) {
  const t = useMessages('destination');
  return (
    <aside aria-labelledby="choice-heading" className="plan-choice">
      <div className="choice-pass">
        <h2 id="choice-heading" className="choice-heading">
          {t('chooser.choice.heading')}
        </h2>
        <p className="choice-wide choice-name">
          <PlanFlag plan={plan} />
          {[plan.country, ...planDifferences(plan)].join(' · ')}
        </p>
        <p className="choice-line" role="status">
          <span className="figure choice-data">{plan.data}</span>
          <span className="choice-days">{plan.validity}</span>
          <span className="figure choice-price">{plan.price}</span>
          <span className="choice-narrow">
            {Hint === null ? plan.unitPrice : <Hint cents={plan.priceCents} />}
          </span>
        </p>
        <p className="choice-wide choice-pass-hint">
          <PriceHint cents={plan.priceCents} otherwise={t('chooser.choice.inDollars')} />
        </p>
        <dl className="choice-wide choice-facts">
          <div>
            <dt>{t('chooser.choice.lasts')}</dt>
            <dd>{plan.validity}</dd>
          </div>
          <div>
            <dt>
              {t(plan.perGigabyteCents === null ? 'chooser.choice.perDay' : 'chooser.choice.perGigabyte')}
            </dt>
            <dd>{plan.unitPrice}</dd>
          </div>
        </dl>
        <p className="choice-wide choice-note">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {plan.daysStart}
        </p>
        <div className="choice-actions">
          <BuyNowButton plan={plan} i18n={i18n} />
          <AddToCartButton
            plan={plan}
            i18n={i18n}
            kind="quietIcon"
            icon={<ShoppingBag aria-hidden="true" />}
          />
          <noscript>
            <PlanLink plan={plan} i18n={i18n} className={`w-full ${buttonClass('primary')}`} />
          </noscript>
        </div>
        <p className="choice-wide choice-note">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-good" />
          {t('chooser.choice.guarantee')}
        </p>
        <p className="choice-wide choice-note">
          <Zap aria-hidden="true" className="size-4 shrink-0 text-good" />
          {t('chooser.choice.delivery')}
        </p>
      </div>
      <LocalizedLink to="/compatibility" className="choice-wide choice-check">
        <Smartphone aria-hidden="true" className="size-5 shrink-0 text-sea" />
        {t('chooser.choice.compatibility')}
        <ChevronRight aria-hidden="true" className="ml-auto size-5 text-ink-soft" />
      </LocalizedLink>
    </aside>
  );
}
