import { sql } from 'drizzle-orm';
import { COUNTED_SUBJECTS } from '#core/visits/count-visits.ts';
import type { VisitReportReader } from '#core/visits/visit-report.ts';
import type { Postgres } from '../connection/connect-postgres.ts';

type NameRow = { subject: string; name: string; views: string; sessions: string };

/** Reads counts of days, never single visits. */
export function createVisitReportReader({ db }: Pick<Postgres, 'db'>): VisitReportReader {
  return {
    async readDays({ from, to }) {
      const { rows } = await db.execute<{
        day: string;
        views: string;
        sessions: string;
        seconds: string;
      }>(sql`
        select day::text as day, views, sessions, seconds from visit_counts
        where day between ${from}::date and ${to}::date and subject = 'all' order by day`);
      return rows.map(({ day, views, sessions, seconds }) => ({
        day,
        views: Number(views),
        sessions: Number(sessions),
        seconds: Number(seconds),
      }));
    },
    async readNames({ from, to }, mostPerSubject) {
      const { rows } = await db.execute<NameRow>(sql`
        select subject, name, views, sessions from (
          select subject, name, sum(views) as views, sum(sessions) as sessions,
            row_number() over (partition by subject order by sum(views) + sum(sessions) desc, name) as rank
          from visit_counts
          where day between ${from}::date and ${to}::date and subject <> 'all'
          group by subject, name) as ranked
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
