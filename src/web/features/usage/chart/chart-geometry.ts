import type { UsageForecast, UsageResponse } from '#contract/account/usage/usage.ts';
import { DAY_MS } from '#core/durations.ts';

/** The drawing is this wide and high, and is stretched to the size of the chart. */
export const SIZE = 1000;

export type Chart = Readonly<{
  /** Milliseconds: the first connection and the end of validity. */
  from: number;
  to: number;
  /** Megabytes at the top. */
  top: number;
  /** From left to right, 0 to SIZE. */
  x(time: string | number): number;
  /** From top to bottom. */
  y(megabytes: number): number;
}>;

/** Null: the eSIM has not connected, so there is nothing to draw. */
export function chartOf({ esim, line }: Pick<UsageResponse, 'esim' | 'line'>): Chart | null {
  if (esim.firstConnectedAt === null) return null;
  const from = Date.parse(esim.firstConnectedAt);
  const to = esim.expiresAt === null ? from + esim.validityDays * DAY_MS : Date.parse(esim.expiresAt);
  const top = Math.max(1, ...line.map(({ totalMegabytes }) => totalMegabytes));
  const x = (time: string | number) => {
    const moment = typeof time === 'string' ? Date.parse(time) : time;
    return inside(((moment - from) / Math.max(1, to - from)) * SIZE);
  };
  return { from, to, top, x, y: (megabytes) => inside((1 - megabytes / top) * SIZE) };
}

function inside(position: number): number {
  return Math.min(SIZE, Math.max(0, Math.round(position * 10) / 10));
}

type Point = Readonly<{ x: number; y: number }>;

export type BurnDown = Readonly<{
  /** The data left so far. */
  used: string;
  /** The same amount every day from the first connection to the end of validity. */
  even: string;
  /** The last reading. */
  now: Point;
  /** The forecast: its line, its range, and the days on which the data may run out. */
  forecast: string | null;
  fan: string | null;
  foot: Readonly<{ from: number; to: number }> | null;
}>;

/** Null: nothing was read yet. */
export function burnDownOf(
  chart: Chart,
  { line, forecast }: Pick<UsageResponse, 'line' | 'forecast'>,
): BurnDown | null {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return null;
  const start = { x: 0, y: chart.y(first.totalMegabytes) };
  const points = line.map(({ at, remainingMegabytes }) => ({
    x: chart.x(at),
    y: chart.y(remainingMegabytes),
  }));
  const now = { x: chart.x(last.at), y: chart.y(last.remainingMegabytes) };
  const ahead = aheadOf(chart, forecast, last);
  return {
    used: pathOf([start, ...points]),
    even: pathOf([
      { x: 0, y: chart.y(last.totalMegabytes) },
      { x: SIZE, y: SIZE },
    ]),
    now,
    forecast: ahead === null ? null : pathOf([now, ahead.average]),
    fan: ahead === null ? null : `${pathOf([now, ahead.fast, ahead.slow])}Z`,
    foot:
      forecast.kind === 'runs-out'
        ? { from: chart.x(forecast.earliest), to: chart.x(forecast.latest ?? chart.to) }
        : null,
  };
}

type Last = UsageResponse['line'][number];

/** Where the data ends with the average, the slowest and the fastest pace of the range. */
function aheadOf(chart: Chart, forecast: UsageForecast, last: Last) {
  if (forecast.kind !== 'runs-out' && forecast.kind !== 'lasts') return null;
  const days = (chart.to - Date.parse(last.at)) / DAY_MS;
  const end = (perDay: number): Point => {
    const left = last.remainingMegabytes - perDay * days;
    if (left >= 0) return { x: SIZE, y: chart.y(left) };
    return { x: chart.x(Date.parse(last.at) + (last.remainingMegabytes / perDay) * DAY_MS), y: SIZE };
  };
  const { average, slow, fast } = forecast.pace;
  return { average: end(average), slow: end(slow), fast: end(fast) };
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** `tomorrow`: it begins then. `none`: there is nothing to draw, or nothing more to come. */
export function chartKind(
  usage: Pick<UsageResponse, 'esim' | 'line' | 'days' | 'forecast' | 'usedMegabytes'>,
): 'drawn' | 'tomorrow' | 'none' {
  const { days, forecast, usedMegabytes } = usage;
  const chart = chartOf(usage);
  const isUnlimited = forecast.kind === 'unlimited';
  if (chart === null || days.length === 0 || (isUnlimited && usedMegabytes === 0)) return 'none';
  if (!isFirstDay(chart, days)) return 'drawn';
  return isUnlimited || forecast.kind === 'used-up' || forecast.kind === 'ended' ? 'none' : 'tomorrow';
}

/** Line and bar of one day in a plan of many are vertical strokes, which say nothing. */
function isFirstDay({ from, to }: Chart, days: UsageResponse['days']): boolean {
  const [day, ...later] = days;
  return later.length === 0 && day?.isToday === true && to - from > 2 * DAY_MS;
}

export type Bar = Readonly<{ x: number; width: number; y: number; height: number }>;

/** The part of a day that lies within the validity, as high as its use. */
export function barOf(chart: Chart, day: UsageResponse['days'][number], top: number): Bar {
  const [from, to] = [chart.x(day.from), chart.x(day.to)];
  const gap = (to - from) * 0.12;
  const height = Math.round(Math.min(1, day.usedMegabytes / top) * SIZE);
  return { x: from + gap, width: Math.max(0.5, to - from - 2 * gap), y: SIZE - height, height };
}
