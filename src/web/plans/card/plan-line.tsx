import { memo } from 'react';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { planDifferences, type PlanCardView } from './plan-card-view.ts';
import { PlanFlag } from './plan-flag.tsx';
import { PlanLink } from './plan-link.tsx';
import { TopUpLink } from './top-up-link.tsx';
import type { PlanI18n } from './use-plan-i18n.ts';

type Properties = Readonly<{
  plan: PlanCardView;
  i18n: PlanI18n;
  onOpen: (plan: PlanCardView) => void;
}>;

/** A plan as a row of the compact view. Its details open from anywhere on it. */
export const PlanLine = memo(function PlanLine({ plan, i18n, onOpen }: Properties) {
  const headingId = `plan-${plan.id}`;
  const differences = [...planDifferences(plan), ...(plan.fairUse === null ? [] : [plan.fairUse])];
  return (
    <article aria-labelledby={headingId} className="plan-line">
      <h3 id={headingId} className="plan-line-name">
        <PlanFlag plan={plan} />
        <span className="min-w-0 hyphens-auto wrap-break-word">
          {plan.title}
          <span className="sr-only">{`, ${plan.data}`}</span>
          {differences.length === 0 ? null : (
            <span className="plan-line-note">{differences.join(' · ')}</span>
          )}
        </span>
      </h3>
      <p className="plan-line-data figure" aria-hidden="true">
        {plan.data}
      </p>
      <p className="plan-line-days">{plan.validity}</p>
      <p className="plan-line-unit">{plan.unitPrice}</p>
      <p className="plan-line-price figure">{plan.price}</p>
      <div className="plan-line-actions">
        {plan.packageType === 'topup' ? (
          <TopUpLink plan={plan} i18n={i18n} />
        ) : (
          <>
            <AddToCartButton plan={plan} i18n={i18n} isNarrow />
            <PlanLink plan={plan} i18n={i18n} onOpen={onOpen} />
          </>
        )}
      </div>
    </article>
  );
});
