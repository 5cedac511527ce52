import { BadgeCheck, CalendarClock } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { AddToCartButton } from '../card/add-to-cart-button.tsx';
import { BuyNowButton } from '../card/buy-now-button.tsx';
import { PriceHint } from '../../currency/price-hint.tsx';
import { CountryList } from './country-list.tsx';
import type { PlanCardView } from '../card/plan-card-view.ts';
import { Part } from './plan-part.tsx';
import type { PlanDetailsView } from './plan-details-view.ts';
import { PlanDataUse } from './plan-data-use.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { PlanFlag } from '../card/plan-flag.tsx';
import { usePlanI18n } from '../card/use-plan-i18n.ts';

type Properties = Readonly<{
  details: PlanDetailsView;
  /** One level below the title above it. */
  heading: 'h2' | 'h3';
  onAdded?: () => void;
}>;

/** All details of one plan, for its sheet and its page. */
export function PlanDetails({ details, heading, onAdded }: Properties) {
  const t = useMessages('plan');
  const i18n = usePlanI18n();
  const { plan, networks } = details;
  return (
    <div className="plan-details">
      <PlanHead plan={plan} isTitled={heading === 'h2'} />
      <PlanFacts details={details} />
      <PlanDataUse details={details} heading={heading} />
      <PlanOffer details={details} heading={heading} />
      {plan.coverageType === 'local' || networks.length === 0 ? null : (
        <Part heading={heading} title={t('networksByCountry', { count: networks.length })}>
          <CountryList countries={networks} />
        </Part>
      )}
      <div className="grid gap-2 text-sm text-ink-soft">
        <p className="flex gap-2">
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
          {t('guarantee')}
        </p>
        <p>
          <Rating details={details} />
        </p>
      </div>
      <div className="plan-buy">
        {plan.packageType === 'topup' ? null : <BuyNowButton plan={plan} i18n={i18n} />}
        <AddToCartButton
          plan={plan}
          i18n={i18n}
          kind={plan.packageType === 'topup' ? 'primary' : 'quietIcon'}
          {...(onAdded === undefined ? {} : { onAdded })}
        />
      </div>
    </div>
  );
}

/** What travellers said. While there is no review: our own opinion, labelled as such; it is never published as a review. */
function Rating({ details: { plan, reviews } }: Readonly<{ details: PlanDetailsView }>) {
  const t = useMessages('plan');
  if (reviews === null) return t('ratingNote', { rating: plan.rating });
  const { count, average } = reviews;
  return (
    <LocalizedLink to={`${plan.path}#reviews-heading`} className="underline">
      {average === null ? t('reviews.count', { count }) : t('reviews.average', { count, average })}
    </LocalizedLink>
  );
}

type HeadProperties = Readonly<{
  plan: PlanCardView;
  /** The title of the page already names the data and the days. */
  isTitled: boolean;
}>;

function PlanHead({ plan, isTitled }: HeadProperties) {
  const t = useMessages('plan');
  return (
    <>
      <div className="flex items-start gap-3">
        {isTitled ? null : (
          <p className="grow">
            <span className="figure flex items-center gap-2.5 text-2xl whitespace-nowrap sm:text-3xl">
              <PlanFlag plan={plan} />
              {plan.data}
            </span>
            <span className="text-ink-soft">{plan.validity}</span>
          </p>
        )}
        <p className={isTitled ? 'flex flex-wrap items-baseline gap-x-3' : 'text-right'}>
          <span className="figure block text-2xl whitespace-nowrap sm:text-3xl">{plan.price}</span>
          <span className="block text-sm text-ink-soft">
            <PriceHint cents={plan.priceCents} otherwise={t('inDollars')} />
          </span>
        </p>
      </div>
      <p className="plan-details-start">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
        <span>
          {plan.daysStart}.{plan.note === null ? null : <strong className="block">{plan.note}</strong>}
        </span>
      </p>
    </>
  );
}
