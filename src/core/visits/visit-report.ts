import { addDays, type DayRange } from '#core/calendar/days.ts';
import { dayOf } from '#core/calendar/utc-day.ts';
import { DAY_MS } from '#core/durations.ts';
import type { CountedSubject, VisitCount } from './count-visits.ts';
import { FUNNEL_STEPS, type FunnelStep } from './visit-values.ts';

/** The periods that staff can choose, in days. */
export const REPORT_DAYS = [7, 30, 90, 365] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];

/** The last `days` days, today included. */
export function lastDays(days: number, now: Date): DayRange {
  return { from: addDays(dayOf(now), 1 - days), to: dayOf(now) };
}

type DayCount = Readonly<{ day: string; views: number; sessions: number; seconds: number }>;
type NameCount = Omit<VisitCount, 'day' | 'seconds'>;

export interface VisitReportReader {
  /** Per day, oldest first; a day without visits is missing. */
  readDays(range: DayRange): Promise<readonly DayCount[]>;
  /** The most frequent names of each subject except `all`, over the whole range, most frequent first. */
  readNames(range: DayRange, mostPerSubject: number): Promise<readonly NameCount[]>;
}

export type CountedName = Readonly<{ name: string; views: number; sessions: number }>;

export type VisitReport = Readonly<{
  range: DayRange;
  views: number;
  sessions: number;
  /** Null without visits. */
  averageSeconds: number | null;
  /** Every day of the range, also those without visits. */
  days: readonly Readonly<{ day: string; views: number; sessions: number }>[];
  pages: readonly CountedName[];
  titles: readonly CountedName[];
  entries: readonly CountedName[];
  sources: readonly CountedName[];
  campaigns: readonly CountedName[];
  devices: readonly CountedName[];
  browsers: readonly CountedName[];
  systems: readonly CountedName[];
  /** Sessions that reached each step, and their share of the step before in percent. */
  funnel: readonly Readonly<{ step: FunnelStep; sessions: number; percentOfPrevious: number | null }>[];
}>;

export const MOST_NAMES_SHOWN = 50;

/** Everything staff see about visitors. */
export async function readVisitReport(reader: VisitReportReader, range: DayRange): Promise<VisitReport> {
  const [counted, names] = await Promise.all([
    reader.readDays(range),
    reader.readNames(range, MOST_NAMES_SHOWN),
  ]);
  const of = (subject: CountedSubject): readonly CountedName[] =>
    names
      .filter((count) => count.subject === subject)
      .map(({ name, views, sessions }) => ({ name, views, sessions }));
  const sum = (part: 'views' | 'sessions' | 'seconds') => counted.reduce((all, day) => all + day[part], 0);
  const sessions = sum('sessions');
  return {
    range,
    views: sum('views'),
    sessions,
    averageSeconds: sessions === 0 ? null : Math.round(sum('seconds') / sessions),
    days: daysOf(range).map((day) => {
      const found = counted.find((one) => one.day === day);
      return { day, views: found?.views ?? 0, sessions: found?.sessions ?? 0 };
    }),
    pages: of('page'),
    titles: of('title'),
    entries: of('entry'),
    sources: of('source'),
    campaigns: of('campaign'),
    devices: of('device'),
    browsers: of('browser'),
    systems: of('system'),
    funnel: funnelOf(of('step')),
  };
}

function funnelOf(steps: readonly CountedName[]): VisitReport['funnel'] {
  const reached = FUNNEL_STEPS.map((step) => steps.find(({ name }) => name === step)?.sessions ?? 0);
  return FUNNEL_STEPS.map((step, index) => {
    const sessions = reached[index] ?? 0;
    const previous = reached[index - 1] ?? 0;
    const percentOfPrevious = previous === 0 ? null : Math.round((sessions * 100) / previous);
    return { step, sessions, percentOfPrevious };
  });
}

function daysOf({ from, to }: DayRange): readonly string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(dayOf(new Date(at)));
  return days;
}
