import { useId } from 'react';
import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useAmounts } from '../use-amounts.ts';
import { BurnDownPlot } from './burn-down-plot.tsx';
import { burnDownOf, type Chart, chartOf, SIZE } from './chart-geometry.ts';
import { DayBars } from './day-bars.tsx';
import { useDayCursor } from './use-day-cursor.ts';

/** Data left and data used per day on one time axis, which ends with the validity. */
export function UsageChart({ usage }: Readonly<{ usage: UsageResponse }>) {
  const chart = chartOf(usage);
  if (chart === null || usage.days.length === 0) return null;
  return <Plots usage={usage} chart={chart} />;
}

type Properties = Readonly<{ usage: UsageResponse; chart: Chart }>;

function Plots({ usage, chart }: Properties) {
  const t = useMessages('usage');
  const hintId = useId();
  const { days } = usage;
  const cursor = useDayCursor(chart, days);
  const text = useDayText(cursor.day);
  return (
    <figure className="usage-chart" aria-label={t('chart.label')}>
      <p className="usage-day" aria-hidden="true">
        {text}
      </p>
      <div className="usage-plots">
        <DataLeftPlot usage={usage} chart={chart} />
        <DayBars usage={usage} chart={chart} chosen={cursor.isChosen ? cursor.index : null} />
        <div
          role="slider"
          tabIndex={0}
          className="usage-cursor"
          aria-label={t('chart.slider')}
          aria-describedby={hintId}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={cursor.index + 1}
          aria-valuetext={text}
          {...cursor.handlers}
        >
          {cursor.isChosen && cursor.day !== undefined ? (
            <span style={{ insetInlineStart: `${(middleOf(chart, cursor.day) / SIZE) * 100}%` }} />
          ) : null}
        </div>
      </div>
      <figcaption className="text-sm text-ink-soft">
        {t('chart.perDay')}. {days.some(({ isToday }) => isToday) ? t('chart.today') : null}{' '}
        {days.some(({ isEstimated }) => isEstimated) ? t('chart.estimated') : null}
        <span id={hintId} className="sr-only">
          {t('chart.hint')}
        </span>
      </figcaption>
    </figure>
  );
}

function DataLeftPlot({ usage, chart }: Properties) {
  if (usage.forecast.kind === 'unlimited') return null;
  const shapes = burnDownOf(chart, usage);
  return shapes === null ? null : <BurnDownPlot usage={usage} chart={chart} shapes={shapes} />;
}

function middleOf(chart: Chart, { from, to }: UsageResponse['days'][number]): number {
  return (chart.x(from) + chart.x(to)) / 2;
}

/** "Nov 12: 560 MB used, 6.2 GB left". */
function useDayText(day: UsageResponse['days'][number] | undefined): string {
  const t = useMessages('usage');
  const times = useTimes();
  const { amount } = useAmounts();
  if (day === undefined) return '';
  const date = times.day(day.from);
  const used = amount(day.usedMegabytes);
  const { remainingMegabytes: left } = day;
  const text =
    left === null ? t('chart.dayUsed', { date, used }) : t('chart.day', { date, used, left: amount(left) });
  return day.isEstimated ? t('chart.dayEstimated', { day: text }) : text;
}
