import { Clock } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { localizedPath } from '../../language/language-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { OurRating } from './our-rating.tsx';
import { planName, type PlanCardView } from './plan-card-view.ts';
import { PlanFlag } from './plan-flag.tsx';
import { PlanLink } from './plan-link.tsx';
import type { PlanSpeech } from './use-plan-speech.ts';

type Properties = Readonly<{
  plan: PlanCardView;
  speech: PlanSpeech;
  onOpen: (plan: PlanCardView) => void;
}>;

/** A plan as a boarding pass: the journey on the left, the price on the stub. Drawn again only when it changes. */
export const PlanCard = memo(function PlanCard({ plan, speech, onOpen }: Properties) {
  const headingId = `plan-${plan.id}`;
  return (
    <article aria-labelledby={headingId} className="boarding-pass">
      <PlanBadges plan={plan} speech={speech} />
      <div className="boarding-pass-main">
        <h3 id={headingId} className="flex min-h-7 items-center gap-2.5 text-lg leading-tight font-semibold">
          <PlanFlag plan={plan} />
          <span className="min-w-0 wrap-break-word">
            {plan.title}
            <span className="sr-only">
              , {plan.data}
              {plan.countries === null ? '' : `, ${plan.countries}`}
            </span>
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
        <p className="figure flex h-11 items-center text-[1.75rem]">{plan.price}</p>
        <div className="boarding-pass-actions">
          {plan.packageType === 'topup' ? (
            <TopUpLink plan={plan} speech={speech} />
          ) : (
            <>
              <AddToCartButton plan={plan} speech={speech} isNarrow />
              <PlanLink plan={plan} speech={speech} onOpen={onOpen} />
            </>
          )}
        </div>
      </div>
    </article>
  );
});

/** A top-up is bought for one eSIM, so the way on is to say which. */
function TopUpLink({ plan, speech: { t, language } }: Omit<Properties, 'onOpen'>) {
  return (
    <Link
      to={localizedPath('/topup', language)}
      className={`w-full ${buttonClass('primaryNarrow')}`}
      aria-label={`${t('topUp')}: ${planName(plan)}`}
    >
      {t('topUp')}
    </Link>
  );
}

function PlanBadges({ plan: { badges }, speech: { t } }: Omit<Properties, 'onOpen'>) {
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

/** What it brings: "30 minutes · Orange 5G, O2 LTE", or "39 countries": the networks of so many say nothing. */
function networksLine({ countries, extras, networks }: PlanCardView): string {
  return [countries ?? networks, ...extras].join(' · ');
}

function DaysStart({ plan: { daysStart, note } }: Readonly<{ plan: PlanCardView }>) {
  return (
    <p className="mt-auto flex gap-1.5 pt-2 text-[0.8125rem] leading-snug text-wrap text-ink-soft">
      <Clock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {daysStart}
        {note === null ? null : <span className="block font-semibold text-ink">{note}</span>}
      </span>
    </p>
  );
}
