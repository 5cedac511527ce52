import { sql } from 'drizzle-orm';
import type { SpeedCount, SpeedStore } from '#core/page-speed/collected-speeds.ts';
import type { SpeedReportReader } from '#core/page-speed/speed-report.ts';
import { SPEED_METRICS } from '#core/page-speed/speed-buckets.ts';
import { splitAfterFirstMonth } from '#core/visits/cover-days.ts';
import type { DayRange } from '#core/calendar/days.ts';
import type { Database, Postgres } from '../connection/connect-postgres.ts';
import { coveredBy } from './covered-by.ts';

export function createSpeedStore({ db }: Pick<Postgres, 'db'>): SpeedStore & SpeedReportReader {
  return {
    async add(counts) {
      await db.execute(sql`
        insert into page_speed_counts as c (day, route, metric, bucket, count)
        select day, route, metric, bucket, count
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
          as added (day date, route text, metric text, bucket smallint, count bigint)
        order by day, route, metric, bucket
        on conflict (day, route, metric, bucket) do update set count = c.count + excluded.count`);
    },
    async readCounts(range) {
      const parts = await Promise.all(splitAfterFirstMonth(range).map((part) => readPart(db, part)));
      return addUp(parts.flat());
    },
  };
}

type RouteCount = Omit<SpeedCount, 'day'>;

async function readPart(db: Database, range: DayRange): Promise<readonly RouteCount[]> {
  const { months, days } = coveredBy(range);
  const { rows } = await db.execute<{ route: string; metric: string; bucket: number; count: number }>(sql`
    select route, metric, bucket, sum(count) as count from (
      select route, metric, bucket, count::float8 as count from page_speed_month_counts where month = any(${months})
      union all
      select c.route, c.metric, c.bucket, (d.sign * c.count)::float8
      from ${days} join page_speed_counts c on c.day between d.first and d.last
    ) as counts
    group by route, metric, bucket having sum(count) > 0`);
  return rows.flatMap(({ metric, ...counted }) => {
    const known = SPEED_METRICS.find((name) => name === metric);
    return known === undefined ? [] : [{ ...counted, metric: known }];
  });
}

function addUp(counts: readonly RouteCount[]): readonly RouteCount[] {
  const sums = new Map<string, RouteCount>();
  for (const one of counts) {
    const key = `${one.metric} ${one.bucket} ${one.route}`;
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
