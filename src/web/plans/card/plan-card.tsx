import { memo } from 'react';
import { firstNetworks } from '#core/plans/plan-marks.ts';
import type { ListHint } from '../../currency/use-list-hint.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { CardIcon } from './card-icon.tsx';
import { DaysStart } from './days-start.tsx';
import type { PlanCardView } from './plan-card-view.ts';
import { PlanFlag } from './plan-flag.tsx';
import { detailsKey, PlanLink } from './plan-link.tsx';
import { PlanTitle } from './plan-title.tsx';
import type { PlanI18n } from './use-plan-i18n.ts';
import { TopUpLink } from './top-up-link.tsx';
import { StubPrice } from '../../ui/stub-price.tsx';

type Properties = Readonly<{
  plan: PlanCardView;
  i18n: PlanI18n;
  Hint: ListHint;
  onOpen: (plan: PlanCardView) => void;
  /** The main action of the screen is another one. */
  isQuiet?: boolean;
}>;

/** A plan as a boarding pass: the plan on the left, the price on the stub. Rendered again only when it changes. */
export const PlanCard = memo(function PlanCard({ plan, i18n, Hint, onOpen, isQuiet = false }: Properties) {
  const headingId = `plan-${plan.id}`;
  const kind = isQuiet ? 'quietNarrow' : 'primaryNarrow';
  return (
    <article aria-labelledby={headingId} className="boarding-pass boarding-pass-footed">
      <PlanBadges plan={plan} />
      <div className="boarding-pass-main">
        <div className="boarding-pass-top">
          <h3 id={headingId} className="boarding-pass-title">
            <PlanFlag plan={plan} />
            <PlanTitle plan={plan} />
          </h3>
          {plan.packageType === 'topup' || plan.countries !== null ? null : (
            <PlanLink plan={plan} i18n={i18n} onOpen={onOpen}>
              <span className="max-sm:hidden">{i18n.t(detailsKey(plan))}</span>
              <CardIcon icon="chevron" className="size-4" />
            </PlanLink>
          )}
        </div>
        <p className="boarding-pass-data figure" aria-hidden="true">
          {plan.data}
        </p>
        <Included plan={plan} i18n={i18n} onOpen={onOpen} />
        <PlanMarks plan={plan} i18n={i18n} />
        <p className="text-[0.8125rem] text-ink-soft">{plan.unitPrice}</p>
      </div>
      <div className="boarding-pass-stub">
        <p className="flex h-7 items-center font-medium">{plan.validity}</p>
        <StubPrice price={plan.price} />
        <p className="boarding-pass-hint">{Hint === null ? null : <Hint cents={plan.priceCents} />}</p>
        <div className="boarding-pass-actions">
          {plan.packageType === 'topup' ? (
            <TopUpLink plan={plan} i18n={i18n} kind={kind} />
          ) : (
            <AddToCartButton plan={plan} i18n={i18n} isNarrow kind={kind} />
          )}
        </div>
      </div>
      <div className="boarding-pass-foot">
        <DaysStart plan={plan} />
      </div>
    </article>
  );
});

function PlanBadges({ plan: { badges } }: Pick<Properties, 'plan'>) {
  if (badges.length === 0) return null;
  return (
    <p className="boarding-pass-badges">
      {badges.map(({ kind, text }) => (
        <span key={kind} className={`sticker ${kind === 'best-value' ? 'sticker-sun' : 'sticker-sea'}`}>
          {text}
        </span>
      ))}
    </p>
  );
}

/** "Orange, O2 · 30 minutes". A plan for several countries has too many networks: its number of countries is a link. */
function Included({ plan, i18n, onOpen }: Pick<Properties, 'plan' | 'i18n' | 'onOpen'>) {
  const { countries, operator, extras, packageType } = plan;
  if (countries === null) {
    const line = [firstNetworks(plan.networks), ...extras].join(' · ');
    return <p className="line-clamp-2 text-sm text-ink-soft">{line}</p>;
  }
  return (
    <div className="boarding-pass-countries">
      {packageType === 'topup' ? (
        <p>
          <b>{countries}</b>
        </p>
      ) : (
        <PlanLink plan={plan} i18n={i18n} onOpen={onOpen}>
          <b>{countries}</b>
          <CardIcon icon="chevron" className="size-4" />
        </PlanLink>
      )}
      <p>{[operator, ...extras].join(' · ')}</p>
    </div>
  );
}

/** What only some plans have. */
function PlanMarks({ plan: { marks, fairUse }, i18n: { t } }: Pick<Properties, 'plan' | 'i18n'>) {
  if (marks.length === 0 && fairUse === null) return null;
  return (
    <ul className="boarding-pass-marks">
      {fairUse === null ? null : (
        <li>
          <CardIcon icon="gauge" />
          {fairUse}
        </li>
      )}
      {marks.map((mark) => (
        <li key={mark}>
          <CardIcon icon={mark} />
          {t(`mark.${mark}`)}
        </li>
      ))}
    </ul>
  );
}
