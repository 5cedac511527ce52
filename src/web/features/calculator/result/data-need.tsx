import { useId } from 'react';
import { Feather, Gauge } from 'lucide-react';
import { confidence, estimateLimit, USAGE_CATEGORIES, usageLevel } from '#core/calculator/estimate-data.ts';
import { DEFAULT_CONFIDENCE } from '#core/calculator/calculator-input.ts';
import { formatEstimate, shownNeed, shownNeedOfDay } from '#core/calculator/format-data.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { TripRequest } from '../trip-draft.ts';
import { useFocusOnShow } from '../use-focus-on-show.ts';

type Properties = Readonly<{ request: TripRequest }>;

/** The estimate and the trip it is for. What it consists of is below the plan: see `NeedDetails`. */
export function DataNeed({ request }: Properties) {
  const t = useMessages('calculator');
  const language = useLanguage();
  const heading = useFocusOnShow(request);
  const limit = estimateLimit(request.input);
  const ofDay = formatEstimate(shownNeedOfDay(request.megabytes, request.days), language);
  const where =
    request.kind === 'one' ? request.destination?.name : request.stops.map(({ name }) => name).join(' → ');
  return (
    <section className="data-need">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('result.need')}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="figure text-5xl sm:text-6xl">
          {formatEstimate(shownNeed(request.megabytes), language)}
        </span>
        <span className="wrap-anywhere">
          {[t('result.forTrip', { count: request.days }), where].filter((text) => text != null).join(' · ')}
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        {limit === null ? t('result.margin') : t(`result.${limit}`, { amount: ofDay })}
      </p>
    </section>
  );
}

/** The level of the need, its confidence, and what the terms mean. */
export function NeedDetails({ request }: Properties) {
  const t = useMessages('calculator');
  const id = useId();
  const level = usageLevel(request.megabytes);
  const percent = confidence(request.input);
  const Icon = level === 'light' ? Feather : Gauge;
  return (
    <section aria-labelledby={id} className="need-details">
      <h3 id={id} className="col-span-full text-xl">
        {t('result.details')}
      </h3>
      <div>
        <p className="data-need-badge">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <span className="sr-only">{t('result.level.label')}: </span>
            {t(`result.level.${level}`)}
          </span>
        </p>
        <p className="mt-4 font-semibold">{t('result.confidence', { percent })}</p>
        <meter
          className="confidence"
          min={0}
          max={100}
          value={percent}
          aria-label={t('result.confidence', { percent })}
        />
        <p className="text-sm text-ink-soft">
          {t('result.confidenceMeaning')}
          {percent === DEFAULT_CONFIDENCE ? ` ${t('result.confidenceHint')}` : null}
        </p>
      </div>
      <UsageLegend megabytes={request.megabytes} days={request.days} />
    </section>
  );
}

type LegendProperties = Readonly<{ megabytes: number; days: number }>;

function UsageLegend({ megabytes, days }: LegendProperties) {
  const t = useMessages('calculator');
  const language = useLanguage();
  const amount = formatEstimate(shownNeedOfDay(megabytes, days), language);
  return (
    <div>
      <p className="font-semibold">{t('result.day', { amount })}</p>
      <p className="text-sm text-ink-soft">{t('result.legend.title')}</p>
      <ul className="usage-legend">
        {USAGE_CATEGORIES.map(({ category, amount }) => (
          <li key={category} data-category={category}>
            {t(`result.legend.${category}`)} <b className="font-semibold text-ink">{amount}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
