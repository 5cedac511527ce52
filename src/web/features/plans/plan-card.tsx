import { Clock, Globe, MapPinned } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { Flag } from '../../ui/flag.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import type { PlanCardView } from './plan-card-view.ts';

type Properties = Readonly<{ plan: PlanCardView; isLinked: boolean }>;

/** A plan as a boarding pass: the journey on the left, the price on the stub. */
export function PlanCard({ plan, isLinked }: Properties) {
  const t = useMessages('plans');
  const headingId = `plan-${plan.id}`;
  return (
    <article aria-labelledby={headingId} className="boarding-pass">
      {plan.badges.length === 0 ? null : (
        <p className="boarding-pass-badges">
          {plan.badges.map((badge) => (
            <span key={badge} className={`sticker ${badge === 'best-value' ? 'sticker-sun' : 'sticker-sea'}`}>
              {t(`badge.${badge}`)}
            </span>
          ))}
        </p>
      )}
      <div className="boarding-pass-main">
        <h3 id={headingId} className="flex min-h-7 items-center gap-2.5 text-xl leading-tight font-semibold">
          <PlanFlag plan={plan} />
          <span className="sr-only">{plan.title}, </span>
          <span>
            <span aria-hidden="true">{plan.country}</span>
            <span className="sr-only">{plan.data}</span>
          </span>
        </h3>
        <p className="figure flex h-11 items-center text-4xl" aria-hidden="true">
          {plan.data}
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft">
          {[plan.countries, plan.networks, ...plan.extras].filter((text) => text !== null).join(' · ')}
        </p>
        <p className="mt-auto flex gap-1.5 pt-2 text-[0.8125rem] leading-snug text-wrap text-ink-soft">
          <Clock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{plan.daysStart}</span>
        </p>
      </div>
      <div className="boarding-pass-stub">
        <p className="flex h-7 items-center font-medium">{plan.validity}</p>
        <p className="figure flex h-11 items-center text-[1.75rem]">{plan.price}</p>
        <AddToCartButton plan={plan} />
        {isLinked ? (
          <LocalizedLink
            to={plan.path}
            className="inline-flex min-h-11 w-full items-center justify-center text-sm font-medium underline"
            aria-label={`${t('viewPlan')}: ${plan.title}, ${plan.data}`}
          >
            {t('viewPlan')}
          </LocalizedLink>
        ) : null}
      </div>
    </article>
  );
}

function PlanFlag({ plan }: Readonly<{ plan: PlanCardView }>) {
  if (plan.countryCode !== null) return <Flag countryCode={plan.countryCode} />;
  const Icon = plan.coverageType === 'global' ? Globe : MapPinned;
  return <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" />;
}
