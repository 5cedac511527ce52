import { memo } from 'react';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { DaysStart } from './days-start.tsx';
import { OurRating } from './our-rating.tsx';
import { planDifferences, type PlanCardView } from './plan-card-view.ts';
import { PlanFlag } from './plan-flag.tsx';
import { PlanLink } from './plan-link.tsx';
import type { PlanI18n } from './use-plan-i18n.ts';
import { TopUpLink } from './top-up-link.tsx';
import { StubPrice } from '../../ui/stub-price.tsx';

type Properties = Readonly<{
  plan: PlanCardView;
  i18n: PlanI18n;
  onOpen: (plan: PlanCardView) => void;
}>;

/** A plan as a boarding pass: the plan on the left, the price on the stub. Rendered again only when it changes. */
export const PlanCard = memo(function PlanCard({ plan, i18n, onOpen }: Properties) {
  const headingId = `plan-${plan.id}`;
  return (
    <article aria-labelledby={headingId} className="boarding-pass">
      <PlanBadges plan={plan} i18n={i18n} />
      <div className="boarding-pass-main">
        <h3
          id={headingId}
          className="flex min-h-7 items-center gap-2.5 text-lg leading-tight font-semibold max-[22rem]:text-base"
        >
          <PlanFlag plan={plan} />
          <span className="min-w-0 hyphens-auto wrap-break-word">
            {plan.title}
            <span className="sr-only">{['', plan.data, ...planDifferences(plan)].join(', ')}</span>
          </span>
        </h3>
        <p className="boarding-pass-data figure" aria-hidden="true">
          {plan.data}
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft">{networksLine(plan)}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          {plan.coverage} <OurRating plan={plan} />
        </p>
        <DaysStart plan={plan} />
      </div>
      <div className="boarding-pass-stub">
        <p className="flex h-7 items-center font-medium">{plan.validity}</p>
        <StubPrice price={plan.price} />
        <div className="boarding-pass-actions">
          {plan.packageType === 'topup' ? (
            <TopUpLink plan={plan} i18n={i18n} />
          ) : (
            <>
              <AddToCartButton plan={plan} i18n={i18n} isNarrow />
              <PlanLink plan={plan} i18n={i18n} onOpen={onOpen} />
            </>
          )}
        </div>
      </div>
    </article>
  );
});

function PlanBadges({ plan: { badges }, i18n: { t } }: Omit<Properties, 'onOpen'>) {
  if (badges.length === 0) return null;
  return (
    <p className="boarding-pass-badges">
      {badges.map((badge) => (
        <span key={badge} className={`sticker ${badge === 'best-value' ? 'sticker-sun' : 'sticker-sea'}`}>
          {t(`badge.${badge}`)}
        </span>
      ))}
    </p>
  );
}

/** What is included: "30 minutes · Orange 5G, O2 LTE", or "39 countries · Eurolink", whose networks would be too many. */
function networksLine(plan: PlanCardView): string {
  const networks = plan.countries === null ? plan.networks : null;
  return [plan.fairUse, networks, ...planDifferences(plan)].filter((text) => text !== null).join(' · ');
}
