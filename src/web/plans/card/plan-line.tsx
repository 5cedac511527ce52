import { memo } from 'react';
import { ShoppingBag } from 'lucide-react';
import type { ListHint } from '../../currency/use-list-hint.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import type { PlanCardView } from './plan-card-view.ts';
import { PlanFlag } from './plan-flag.tsx';
import { PlanLink } from './plan-link.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanTitle } from './plan-title.tsx';
import { TopUpLink } from './top-up-link.tsx';
import type { PlanI18n } from './use-plan-i18n.ts';

type Properties = Readonly<{
  plan: PlanCardView;
  i18n: PlanI18n;
  Hint: ListHint;
  onOpen: (plan: PlanCardView) => void;
  /** The main action of the screen is another one. */
  isQuiet?: boolean;
}>;

/** A plan as a row of the compact view. Its details open from anywhere on it. */
export const PlanLine = memo(function PlanLine({ plan, i18n, Hint, onOpen, isQuiet = false }: Properties) {
  const headingId = `plan-${plan.id}`;
  const { fairUse, terms } = plan;
  return (
    <article
      aria-labelledby={headingId}
      className={`plan-line ${plan.countries === null ? '' : 'plan-line-region'}`}
    >
      <span className="plan-line-flag">
        <PlanFlag plan={plan} />
      </span>
      <h3 id={headingId} className="plan-line-name">
        <PlanTitle plan={plan} />
      </h3>
      <p className="plan-line-data figure" aria-hidden="true">
        {plan.data}
      </p>
      <p className="plan-line-days">{plan.validity}</p>
      <PlanNotes
        plan={plan}
        more={[...terms, ...(fairUse === null ? [] : [fairUse])]}
        className="plan-line-note"
      />
      <p className="plan-line-price figure">{plan.price}</p>
      <p className="plan-line-unit">
        {plan.unitPrice}
        <span className="plan-line-hint">{Hint === null ? null : <Hint cents={plan.priceCents} />}</span>
      </p>
      <div className="plan-line-actions">
        {plan.packageType === 'topup' ? (
          <TopUpLink plan={plan} i18n={i18n} kind={isQuiet ? 'quietNarrow' : 'primaryNarrow'} />
        ) : (
          <>
            <AddToCartButton
              plan={plan}
              i18n={i18n}
              isNarrow
              kind="quietIcon"
              icon={<ShoppingBag aria-hidden="true" className="size-5" />}
            />
            <PlanLink plan={plan} i18n={i18n} onOpen={onOpen} />
          </>
        )}
      </div>
    </article>
  );
});
