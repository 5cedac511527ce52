import { Info } from 'lucide-react';
import type { RecommendationResponse } from '#contract/catalogue/calculator.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { DaysStart } from '../../../plans/card/days-start.tsx';
import { PlanFlag } from '../../../plans/card/plan-flag.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { StubPrice } from '../../../ui/stub-price.tsx';
import type { PlanPass } from './plan-pass.ts';
import { useAddPlans } from './use-add-plans.ts';
import { usePlanPasses } from './use-plan-passes.ts';

type Properties = Readonly<{
  recommendation: RecommendationResponse['recommendation'];
  /** False: global plans were compared as well. */
  hasDestination: boolean;
}>;

/** The recommended plan, with a button to buy it. */
export function RecommendedPlan({ recommendation, hasDestination }: Properties) {
  const t = useMessages('calculator');
  const passOf = usePlanPasses();
  if (recommendation.kind === 'none') {
    return (
      <p role="status" className="notice-card">
        {t('result.none')}
      </p>
    );
  }
  const count = recommendation.kind === 'fits' ? 1 : recommendation.count;
  return (
    <section aria-labelledby="recommended-plan" className="grid gap-4">
      <h3 id="recommended-plan" className="text-xl">
        {t('result.recommended')}
      </h3>
      {count === 1 ? null : <Note text={t('result.several', { count })} />}
      <Pass pass={passOf(recommendation.plan)} count={count} />
      {hasDestination ? null : <Note text={t('result.noDestination')} />}
    </section>
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
        <button
          type="button"
          className={`mt-auto w-full ${buttonClass('primaryNarrow')}`}
          aria-label={`${button}: ${title}, ${data}, ${validity}`}
          disabled={isAdding}
          onClick={() => void addPlans([{ plan: pass.cartPlan, count }])}
        >
          {button}
        </button>
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
