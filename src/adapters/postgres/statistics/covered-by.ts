import { sql, type SQL } from 'drizzle-orm';
import { coverDays } from '#core/visits/cover-days.ts';
import type { DayRange } from '#core/calendar/days.ts';

/** The months of a range, and a table `d` of the days (`first`, `last`) to add (`sign` 1) and to take off (-1). */
export function coveredBy(range: DayRange): Readonly<{ months: SQL; days: SQL }> {
  const { months, added, removed } = coverDays(range);
  const ranges = [...added, ...removed];
  const signs = ranges.map((_, index) => (index < added.length ? 1 : -1));
  return {
    months: sql`${sql.param(months)}::date[]`,
    days: sql`unnest(${sql.param(ranges.map(({ from }) => from))}::date[],
      ${sql.param(ranges.map(({ to }) => to))}::date[], ${sql.param(signs)}::int[]) as d (first, last, sign)`,
  };
}
