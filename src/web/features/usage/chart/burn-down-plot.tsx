import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { DAY_MS } from '#core/durations.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useAmounts } from '../use-amounts.ts';
import { type BurnDown, type Chart, SIZE } from './chart-geometry.ts';
import { PlotLabel } from './plot-label.tsx';

/** Nearer to the top, the label of the data left would cover the one of now. */
const NEEDS_ROOM = SIZE * 0.1;

/** Further to the right, the line of today would cross the label. */
const EVEN_FITS_UNTIL = SIZE * 0.55;

type Properties = Readonly<{ usage: UsageResponse; chart: Chart; shapes: BurnDown }>;

/** On a phone the data left or the forecast would then run through the label of the even pace. */
function isNearTop({ y }: BurnDown['now']): boolean {
  return y < SIZE * 0.2;
}

/** Decorative: the table of the days and the figures have everything in words. */
export function BurnDownPlot({ usage, chart, shapes }: Properties) {
  return (
    <div className="usage-plot usage-plot-line" aria-hidden="true">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
        <path d={`M0 0H${SIZE}M0 ${SIZE / 2}H${SIZE}M0 ${SIZE}H${SIZE}`} className="plot-grid" />
        {shapes.fan === null ? null : <path d={shapes.fan} className="plot-fan" />}
        <path d={shapes.even} className="plot-even" />
        {shapes.forecast === null ? null : <path d={shapes.forecast} className="plot-forecast" />}
        <path d={shapes.used} className="plot-used" />
        {shapes.foot === null ? null : (
          <path d={`M${shapes.foot.from} ${SIZE}H${shapes.foot.to}`} className="plot-foot" />
        )}
        <path d={`M${shapes.now.x} 0V${SIZE}`} className="plot-now" />
        <path d={`M${shapes.now.x} ${shapes.now.y}h0`} className="plot-dot" />
        <path d={`M${SIZE} 0V${SIZE}`} className="plot-end" />
      </svg>
      <ScaleLabels chart={chart} />
      <NowLabels usage={usage} chart={chart} shapes={shapes} />
      <DateLabels usage={usage} chart={chart} shapes={shapes} />
    </div>
  );
}

/** Amounts beside the lines of the grid. */
function ScaleLabels({ chart: { top } }: Pick<Properties, 'chart'>) {
  const { amount } = useAmounts();
  return (
    <>
      <span className="plot-scale" style={{ insetBlockStart: 0 }}>
        {amount(top)}
      </span>
      <span className="plot-scale" style={{ insetBlockStart: '50%' }}>
        {amount(top / 2)}
      </span>
      <span className="plot-scale" style={{ insetBlockStart: '100%' }}>
        0
      </span>
    </>
  );
}

function NowLabels({ usage, shapes: { now } }: Properties) {
  const t = useMessages('usage');
  const { amount } = useAmounts();
  const time = useNow();
  const last = usage.line.at(-1);
  if (last === undefined) return null;
  const isOver = usage.forecast.kind === 'ended';
  const left = t(isOver ? 'chart.wasLeft' : 'chart.left', { amount: amount(last.remainingMegabytes) });
  // Of an ended plan, the lines meet where the label would be.
  const isAtTop = isOver || now.y < NEEDS_ROOM;
  const isRecent = !isOver && time.getTime() - Date.parse(last.at) < DAY_MS;
  return (
    <>
      <PlotLabel x={now.x} y={-1} className="text-coral" isWide={isAtTop}>
        <span className={isOver ? 'max-[22rem]:hidden' : ''}>{titleOf()}</span>
        {isAtTop ? <span className="ml-2 font-semibold text-ink">{left}</span> : null}
      </PlotLabel>
      {isAtTop ? null : (
        <PlotLabel x={now.x} y={Math.min(SIZE * 0.88, now.y)} className="font-semibold" isBeside>
          {left}
        </PlotLabel>
      )}
      {now.x > EVEN_FITS_UNTIL ? null : (
        <span className="plot-even-label">
          <span className={isNearTop(now) ? 'max-md:hidden' : ''}>{t('chart.even')}</span>
        </span>
      )}
    </>
  );

  /** Beside the data left there is room for a short word only, except at the end of the chart. */
  function titleOf(): string | null {
    if (isRecent) return t('chart.now');
    return isAtTop && !isOver ? null : t('chart.lastReading');
  }
}

/** Where a label of the axis would meet the one of the forecast. */
const NEAR = { start: 0.3, end: 0.66 };

function DateLabels({ usage: { forecast }, chart, shapes: { foot } }: Properties) {
  const t = useMessages('usage');
  const { day } = useTimes();
  const middle = foot === null ? SIZE / 2 : (foot.from + foot.to) / 2;
  const [hasStart, hasEnd] = [middle > SIZE * NEAR.start, middle < SIZE * NEAR.end];
  const dayOf = (time: number) => day(new Date(time).toISOString());
  return (
    <div className="plot-dates">
      {foot === null || hasStart ? <span>{dayOf(chart.from)}</span> : null}
      {forecast.kind === 'runs-out' ? (
        <PlotLabel x={middle} y={0} className="font-semibold text-sea" isOnAxis>
          {forecast.latest === null
            ? t('chart.from', { from: day(forecast.earliest) })
            : footText(day(forecast.earliest), day(forecast.latest))}
        </PlotLabel>
      ) : null}
      {foot === null || hasEnd ? <span className="ml-auto font-semibold">{dayOf(chart.to)}</span> : null}
    </div>
  );

  function footText(from: string, to: string): string {
    return from === to ? from : t('chart.foot', { from, to });
  }
}
