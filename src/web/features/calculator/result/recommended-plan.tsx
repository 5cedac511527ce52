import type { RecommendationResponse } from '#contract/catalogue/calculator.ts';
import { formatEstimate, shownNeed } from '#core/calculator/format-data.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import { useListHint, type ListHint } from '../../../currency/use-list-hint.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { TripRequest } from '../trip-draft.ts';
import { AddPlansButton, BuyNowButton } from './pass-buttons.tsx';
import { Pass } from './pass.tsx';
import { Note, SeveralPlans } from './several-plans.tsx';
import { usePlanPasses } from './use-plan-passes.ts';

type Recommendation = RecommendationResponse['recommendation'];

type Properties = Readonly<{
  recommendation: Recommendation;
  /** Of the recommended plan; null: not limited. */
  availableStock: number | null;
  request: TripRequest;
}>;

/** The recommended plan, why it is recommended, and buttons to buy it. */
export function RecommendedPlan({ recommendation, availableStock, request }: Properties) {
  const t = useMessages('calculator');
  const Hint = useListHint();
  if (recommendation.kind === 'none') {
    return (
      <p role="status" className="notice-card">
        {t('result.none')}
      </p>
    );
  }
  // Without a destination global plans were compared.
  const compared = request.kind === 'one' && request.destination !== null ? '' : 'Global';
  return (
    <section aria-labelledby="recommended-plan" className="grid gap-3">
      <h3 id="recommended-plan" className="text-xl">
        {t('result.recommended')}
      </h3>
      {recommendation.kind === 'fits' ? (
        <OnePlan found={recommendation} request={request} compared={compared} Hint={Hint} />
      ) : (
        <SeveralPlans
          found={recommendation}
          availableStock={availableStock}
          compared={compared}
          isHotspotWanted={isHotspotWanted(request)}
          Hint={Hint}
        />
      )}
      {compared === '' ? null : <Note text={t('result.noDestination')} />}
    </section>
  );
}

function isHotspotWanted({ input }: TripRequest): boolean {
  return input.advanced.hotspot > 0;
}

type FittingPlan = Extract<Recommendation, { kind: 'fits' }>;
type OneProperties = Readonly<{
  found: FittingPlan;
  request: TripRequest;
  compared: '' | 'Global';
  Hint: ListHint;
}>;

/** The cheapest plan that is enough, then the best match where it is another. */
function OnePlan({ found, request, compared, Hint }: OneProperties) {
  const t = useMessages('calculator');
  const passOf = usePlanPasses();
  const { plan, cheaper, isAmountKnown } = found;
  const pass = passOf(cheaper ?? plan);
  const isCheapest = cheaper !== null || isAmountKnown;
  const trip = useTripTexts(request);
  return (
    <>
      <p>{t(`result.${isCheapest ? (`cheapest${compared}` as const) : 'unstated'}`, trip)}</p>
      <Pass
        pass={pass}
        sticker={t(cheaper === null ? 'result.best' : 'result.enough')}
        isHotspotWanted={isHotspotWanted(request)}
        Hint={Hint}
      >
        <BuyNowButton pass={pass} />
        <AddPlansButton pass={pass} count={1} />
      </Pass>
      {cheaper === null ? null : <BestMatch found={{ ...found, cheaper }} request={request} Hint={Hint} />}
    </>
  );
}

type BestProperties = Readonly<{
  found: FittingPlan & Readonly<{ cheaper: FittingPlan['plan'] }>;
  request: TripRequest;
  Hint: ListHint;
}>;

/** The best match by size and price, where a cheaper plan is enough, and what it gives for its higher price. */
function BestMatch({ found: { plan, cheaper, extras, isAmountKnown }, request, Hint }: BestProperties) {
  const t = useMessages('calculator');
  const language = useLanguage();
  const passOf = usePlanPasses();
  const trip = useTripTexts(request);
  const pass = passOf(plan);
  const price = formatMoney(money(centsFromDollars(plan.price) - centsFromDollars(cheaper.price)), language);
  const given = extras.map((extra) => t(`result.extras.${extra}`));
  const reason =
    given.length === 0
      ? t('result.closer', { price })
      : t('result.gives', { price, extras: new Intl.ListFormat(language).format(given) });
  return (
    <>
      <h4 className="mt-3 font-display text-lg font-semibold">{t('result.bestMatch')}</h4>
      <p>{isAmountKnown ? reason : `${t('result.unstated', trip)} ${t('result.costsMore', { price })}`}</p>
      <Pass pass={pass} sticker={null} isHotspotWanted={isHotspotWanted(request)} Hint={Hint}>
        <AddPlansButton pass={pass} count={1} />
      </Pass>
    </>
  );
}

function useTripTexts({ days, megabytes }: TripRequest): Readonly<{ days: string; need: string }> {
  const t = useMessages('calculator');
  const language = useLanguage();
  return {
    days: t('days.value', { count: days }),
    need: formatEstimate(shownNeed(megabytes), language),
  };
}
