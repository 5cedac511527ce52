import { sql } from 'drizzle-orm';
import { COUNTED_SUBJECTS } from '#core/visits/count-visits.ts';
import type { VisitReportReader } from '#core/visits/visit-report.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { coveredBy } from './covered-by.ts';

type NameRow = { subject: string; name: string; views: string; sessions: string };

/** Reads counts of months and days, never single visits. */
export function createVisitReportReader({ db }: Pick<Postgres, 'db'>): VisitReportReader {
  return {
    async readDays({ from, to }) {
      const { rows } = await db.execute<{
        day: string;
        views: string;
        sessions: string;
        seconds: string;
      }>(sql`
        select c.day::text as day, c.views, c.sessions, c.seconds
        from visit_counts c
        where c.subject = 'all' and c.name = '' and c.day between ${from}::date and ${to}::date order by c.day`);
      return rows.map(({ day, views, sessions, seconds }) => ({
        day,
        views: Number(views),
        sessions: Number(sessions),
        seconds: Number(seconds),
      }));
    },
    async readNames(range, mostPerSubject) {
      const { months, days } = coveredBy(range);
      const { rows } = await db.execute<NameRow>(sql`
        select subject, name, views, sessions from (
          select subject, name, sum(views) as views, sum(sessions) as sessions,
            row_number() over (partition by subject order by sum(views) + sum(sessions) desc, name) as rank
          from (
            select subject, name, views, sessions from visit_month_counts where month = any(${months})
            union all
            select c.subject, c.name, d.sign * c.views, d.sign * c.sessions
            from ${days} join visit_counts c on c.day between d.first and d.last where c.subject <> 'all'
          ) as counts
          group by subject, name having sum(views) + sum(sessions) > 0) as ranked
        where rank <= ${mostPerSubject} order by subject, rank`);
      return rows.flatMap(({ subject, name, views, sessions }) => {
        const known = COUNTED_SUBJECTS.find((one) => one === subject);
        return known === undefined
          ? []
          : [{ subject: known, name, views: Number(views), sessions: Number(sessions) }];
      });
    },
  };
}
