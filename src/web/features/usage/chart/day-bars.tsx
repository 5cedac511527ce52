import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useAmounts } from '../use-amounts.ts';
import { barOf, type Chart, SIZE } from './chart-geometry.ts';
import { PlotLabel } from './plot-label.tsx';

type Properties = Readonly<{
  usage: UsageResponse;
  chart: Chart;
  /** The day under the cursor. */
  chosen: number | null;
}>;

/** One bar per day. Decorative, as the line above it. */
export function DayBars({ usage, chart, chosen }: Properties) {
  const { days, fairUseMegabytes } = usage;
  const most = Math.max(1, ...days.map(({ usedMegabytes }) => usedMegabytes));
  const level = levelOf(usage);
  const top = Math.max(most, level ?? 0) * 1.15;
  return (
    <div
      className="usage-plot usage-plot-bars"
      data-is-alone={usage.forecast.kind === 'unlimited'}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
        <path d={`M0 ${SIZE}H${SIZE}`} className="plot-grid" />
        {days.map((day, index) => (
          <rect
            key={day.date}
            {...barOf(chart, day, top)}
            className="plot-bar"
            data-kind={kindOf(day, fairUseMegabytes)}
            data-chosen={index === chosen}
          />
        ))}
        {level === null ? null : (
          <path
            d={`M${levelStart(usage, chart)} ${SIZE * (1 - level / top)}H${SIZE}`}
            className="plot-level"
          />
        )}
        <path d={`M${SIZE} 0V${SIZE}`} className="plot-end" />
      </svg>
      <MostLabel usage={usage} chart={chart} top={top} />
      {level === null || !hasRoom(usage, chart) ? null : (
        <LevelLabel usage={usage} level={level} y={SIZE * (1 - level / top)} />
      )}
    </div>
  );
}

function kindOf(day: UsageResponse['days'][number], fairUse: number | null): string {
  if (day.isToday) return 'today';
  if (fairUse !== null && day.usedMegabytes > fairUse) return 'over';
  return day.isEstimated ? 'estimated' : 'read';
}

/** Unlimited plans are compared with their fair use, others with the pace that reaches the end. */
function levelOf({ fairUseMegabytes, paceToEnd, forecast }: UsageResponse): number | null {
  if (forecast.kind === 'unlimited') return fairUseMegabytes;
  return forecast.kind === 'runs-out' ? paceToEnd : null;
}

function levelStart({ forecast, line }: UsageResponse, chart: Chart): number {
  const last = line.at(-1);
  return forecast.kind === 'unlimited' || last === undefined ? 0 : chart.x(last.at);
}

/** Its label must not cover the bars; the figure is also in the list beside the chart. */
function hasRoom(usage: UsageResponse, chart: Chart): boolean {
  return levelStart(usage, chart) < SIZE * 0.6;
}

type MostProperties = Readonly<{ usage: UsageResponse; chart: Chart; top: number }>;

/** The figure of the highest bar, which gives the others their scale. */
function MostLabel({ usage: { days }, chart, top }: MostProperties) {
  const { amount } = useAmounts();
  const [first, ...rest] = days;
  if (first === undefined) return null;
  const most = rest.reduce((one, other) => (other.usedMegabytes > one.usedMegabytes ? other : one), first);
  if (most.usedMegabytes === 0) return null;
  const { x, width, y } = barOf(chart, most, top);
  return (
    <PlotLabel x={x + width / 2} y={y} className="text-xs font-semibold">
      {amount(most.usedMegabytes)}
    </PlotLabel>
  );
}

function LevelLabel({ usage, level, y }: Readonly<{ usage: UsageResponse; level: number; y: number }>) {
  const t = useMessages('usage');
  const { day } = useTimes();
  const { amount, about } = useAmounts();
  const { expiresAt } = usage.esim;
  const text =
    usage.forecast.kind === 'unlimited' || expiresAt === null
      ? t('chart.fullSpeed', { amount: amount(level) })
      : t('chart.lasting', { amount: about(level), date: day(expiresAt) });
  return (
    <PlotLabel
      x={SIZE}
      y={y}
      className={`text-xs font-semibold ${usage.forecast.kind === 'unlimited' ? '' : 'max-md:hidden'}`}
    >
      {text}
    </PlotLabel>
  );
}
