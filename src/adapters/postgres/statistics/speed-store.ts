import { sql } from 'drizzle-orm';
import type { SpeedStore } from '#core/page-speed/collected-speeds.ts';
import type { SpeedReportReader } from '#core/page-speed/speed-report.ts';
import { SPEED_METRICS } from '#core/page-speed/speed-buckets.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
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
      const { months, days } = coveredBy(range);
      const { rows } = await db.execute<{ route: string; metric: string; bucket: number; count: string }>(sql`
        select route, metric, bucket, sum(count) as count from (
          select route, metric, bucket, count from page_speed_month_counts where month = any(${months})
          union all
          select c.route, c.metric, c.bucket, d.sign * c.count
          from ${days} join page_speed_counts c on c.day between d.first and d.last
        ) as counts
        group by route, metric, bucket having sum(count) > 0 order by route, metric, bucket`);
      return rows.flatMap(({ route, metric, bucket, count }) => {
        const known = SPEED_METRICS.find((name) => name === metric);
        return known === undefined ? [] : [{ route, metric: known, bucket, count: Number(count) }];
      });
    },
  };
}
