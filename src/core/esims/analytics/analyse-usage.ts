import { DAY_MS } from '#core/durations.ts';
import { daysLeft } from '../dashboard/days-left.ts';
import { consumption, usedMegabytes, type StoredReading } from '../usage/consumption.ts';
import { untilEnd } from '../usage/until-end.ts';
import { forecast, type Forecast } from '../usage/forecast.ts';
import { burnDown, type SeriesPoint } from './thin-series.ts';
import { dailyUse, type DayUse } from './daily-use.ts';
import { zoneDays } from '#core/calendar/zone-days.ts';

/** More days than this are not drawn; the last ones count. */
const MOST_DAYS = 400;

type Usage = Readonly<{
  readings: readonly StoredReading[];
  startedAt: Date | null;
  endsAt: Date | null;
  isUnlimited: boolean;
  timeZone: string;
  now: Date;
}>;

/** One day with the data left at its end, or now. Null: not read before its end, or unlimited. */
type AnalysedDay = DayUse & Readonly<{ remainingMegabytes: number | null; isToday: boolean }>;

export type UsageAnalysis = Readonly<{
  forecast: Forecast;
  line: readonly SeriesPoint[];
  days: readonly AnalysedDay[];
  usedMegabytes: number;
  /** The use per day that reaches exactly the end of validity. Null: nothing left, no end, or it is over. */
  paceToEnd: number | null;
  /** The readings that all of this is based on. */
  basedOn: Readonly<{ readings: number; firstAt: Date; lastAt: Date }> | null;
}>;

/** Everything that the usage screen shows of one eSIM. */
export function analyseUsage(read: Usage): UsageAnalysis {
  const usage = { ...read, readings: untilEnd(read.readings, read.endsAt) };
  const running = sinceStart(usage);
  const used = consumption(usage.readings, usage.startedAt);
  const last = running.at(-1);
  return {
    forecast: forecast(usage),
    line: burnDown(running),
    days: daysOf(usage, running),
    usedMegabytes: usedMegabytes(used),
    paceToEnd: last === undefined ? null : paceToEnd(usage, last.remainingMegabytes),
    basedOn: basedOn(sinceStart(read)),
  };
}

function basedOn(running: readonly StoredReading[]): UsageAnalysis['basedOn'] {
  const [first, last] = [running[0], running.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { readings: running.length, firstAt: first.readAt, lastAt: last.lastReadAt };
}

/** Readings before the first connection only say that the eSIM waits. */
function sinceStart({ readings, startedAt }: Usage): readonly StoredReading[] {
  if (startedAt === null) return [];
  return readings
    .filter(({ lastReadAt }) => lastReadAt >= startedAt)
    .map((reading) => (reading.readAt < startedAt ? { ...reading, readAt: startedAt } : reading));
}

function daysOf(usage: Usage, running: readonly StoredReading[]): readonly AnalysedDay[] {
  const { readings, startedAt, endsAt, isUnlimited, timeZone, now } = usage;
  if (startedAt === null) return [];
  const until = endsAt === null || endsAt > now ? now : endsAt;
  const earliest = Math.max(startedAt.getTime(), until.getTime() - MOST_DAYS * DAY_MS);
  const days = zoneDays(timeZone, new Date(earliest), until);
  let next = 0;
  return dailyUse(consumption(readings, startedAt), days).map((day) => {
    while ((running[next]?.readAt ?? day.day.to) < day.day.to) next += 1;
    return {
      ...day,
      remainingMegabytes: isUnlimited ? null : (running[next - 1]?.remainingMegabytes ?? null),
      isToday: day.day.from <= now && now < day.day.to,
    };
  });
}

/** Counted in started days, as the days left are shown. */
function paceToEnd({ endsAt, isUnlimited, now }: Usage, remainingMegabytes: number): number | null {
  if (endsAt === null || isUnlimited || remainingMegabytes === 0) return null;
  const days = daysLeft(endsAt, now);
  return days === 0 ? null : remainingMegabytes / days;
}
