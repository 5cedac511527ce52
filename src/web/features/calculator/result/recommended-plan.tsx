import { useState } from 'react';
import { Info } from 'lucide-react';
import type { RecommendationResponse } from '#contract/catalogue/calculator.ts';
import { formatEstimate, shownNeed } from '#core/calculator/format-data.ts';
import { useCart } from '../../../cart/cart-context.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { DaysStart } from '../../../plans/card/days-start.tsx';
import { PlanFlag } from '../../../plans/card/plan-flag.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { StubPrice } from '../../../ui/stub-price.tsx';
import type { TripRequest } from '../trip-draft.ts';
import type { PlanPass } from './plan-pass.ts';
import { useAddPlans } from './use-add-plans.ts';
import { usePlanPasses } from './use-plan-passes.ts';

type Properties = Readonly<{
  recommendation: RecommendationResponse['recommendation'];
  request: TripRequest;
}>;

/** The recommended plan, why it is recommended, and buttons to buy it. */
export function RecommendedPlan({ recommendation, request }: Properties) {
  const t = useMessages('calculator');
  const passOf = usePlanPasses();
  if (recommendation.kind === 'none') {
    return (
      <p role="status" className="notice-card">
        {t('result.none')}
      </p>
    );
  }
  const isEnough = recommendation.kind === 'fits';
  const cheaper = isEnough ? recommendation.cheaper : null;
  const { isAmountKnown } = recommendation;
  return (
    <section aria-labelledby="recommended-plan" className="grid gap-3">
      <h3 id="recommended-plan" className="text-xl">
        {t('result.recommended')}
      </h3>
      <Reason recommendation={recommendation} request={request} />
      <Pass pass={passOf(recommendation.plan)} count={isEnough ? 1 : recommendation.count} />
      {cheaper === null ? null : <CheaperPlan pass={passOf(cheaper)} isOtherKnown={isAmountKnown} />}
      {hasDestination(request) ? null : <Note text={t('result.noDestination')} />}
    </section>
  );
}

/** Without one, global plans were compared. */
function hasDestination(request: TripRequest): boolean {
  return request.kind === 'one' && request.destination !== null;
}

type ReasonProperties = Properties &
  Readonly<{ recommendation: Exclude<Properties['recommendation'], { kind: 'none' }> }>;

function Reason({ recommendation, request }: ReasonProperties) {
  const t = useMessages('calculator');
  const language = useLanguage();
  const { isAmountKnown } = recommendation;
  const compared = hasDestination(request) ? '' : 'Global';
  if (recommendation.kind !== 'fits') {
    const { count } = recommendation;
    const several = isAmountKnown ? 'several' : 'severalUnstated';
    return <Note text={t(`result.${several}${compared}`, { count })} />;
  }
  const cheapest = `cheapest${compared}` as const;
  const reason = recommendation.cheaper === null ? cheapest : 'fitsBest';
  const days = t('days.value', { count: request.days });
  const need = formatEstimate(shownNeed(request.megabytes), language);
  return <p>{t(`result.${isAmountKnown ? reason : 'unstated'}`, { days, need })}</p>;
}

type CheaperProperties = Readonly<{
  pass: PlanPass;
  /** How much data the recommended plan has is known, so both are enough. */
  isOtherKnown: boolean;
}>;

/** Another plan that is enough, where the recommended one is not the cheapest. */
function CheaperPlan({ pass, isOtherKnown }: CheaperProperties) {
  const t = useMessages('calculator');
  const { isAdding, addPlans } = useAddPlans();
  const { title, data, validity } = pass.cartPlan;
  return (
    <div className="cheaper-plan">
      <p>
        {t(isOtherKnown ? 'result.cheaper' : 'result.cheaperKnown', { data, validity, price: pass.price })}
      </p>
      <button
        type="button"
        className={buttonClass('quietNarrow')}
        aria-label={`${t('result.addToCart')}: ${title}, ${data}, ${validity}`}
        disabled={isAdding}
        onClick={() => void addPlans([{ plan: pass.cartPlan, count: 1 }])}
      >
        {t('result.addToCart')}
      </button>
    </div>
  );
}

function Note({ text }: Readonly<{ text: string }>) {
  return (
    <p className="flex gap-2">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      {text}
    </p>
  );
}

function Pass({ pass, count }: Readonly<{ pass: PlanPass; count: number }>) {
  const t = useMessages('calculator');
  const { isAdding, addPlans } = useAddPlans();
  const { title, country, data, validity } = pass.cartPlan;
  const button = count === 1 ? t('result.addToCart') : t('result.addSeveral', { count });
  return (
    <article aria-label={`${title}, ${data}, ${validity}`} className="boarding-pass calculator-pass mt-2">
      <p className="boarding-pass-badges">
        <span className="sticker sticker-sun">{count === 1 ? t('result.best') : `× ${count}`}</span>
      </p>
      <div className="boarding-pass-main">
        <p className="flex min-h-7 items-center gap-2.5 font-display text-xl leading-tight font-semibold">
          <PlanFlag plan={pass} />
          {country}
        </p>
        <p className="boarding-pass-data figure">{data}</p>
        <p className="line-clamp-2 text-sm text-ink-soft">{pass.details}</p>
        <DaysStart plan={{ daysStart: pass.daysStart, note: null }} />
      </div>
      <div className="boarding-pass-stub">
        <p className="flex h-7 items-center font-medium">{validity}</p>
        <StubPrice price={pass.price} />
        <div className="calculator-pass-actions">
          {count === 1 ? <BuyNow pass={pass} /> : null}
          <button
            type="button"
            className={`w-full ${buttonClass(count === 1 ? 'quietNarrow' : 'primaryNarrow')}`}
            aria-label={`${button}: ${title}, ${data}, ${validity}`}
            disabled={isAdding}
            onClick={() => void addPlans([{ plan: pass.cartPlan, count }])}
          >
            {button}
          </button>
        </div>
        <LocalizedLink
          to={pass.path}
          aria-label={`${t('result.all')}: ${country}`}
          className="inline-flex min-h-11 w-full items-center justify-center text-center text-sm font-medium underline"
        >
          {t('result.all')}
        </LocalizedLink>
      </div>
    </article>
  );
}

/** Opens the checkout with the plan. */
function BuyNow({ pass: { cartPlan, price } }: Readonly<{ pass: PlanPass }>) {
  const t = useMessages('plans');
  const { buy } = useCart();
  const [isBuying, setIsBuying] = useState(false);
  const press = async () => {
    setIsBuying(true);
    await buy(cartPlan);
    setIsBuying(false);
  };
  const { title, data, validity } = cartPlan;
  return (
    <button
      type="button"
      className={`w-full ${buttonClass('primaryNarrow')}`}
      aria-label={`${t('buyNow')}: ${title}, ${data}, ${validity}, ${price}`}
      disabled={isBuying}
      onClick={() => void press()}
    >
      {t('buyNow')}
    </button>
  );
}
