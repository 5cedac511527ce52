import { sql } from 'drizzle-orm';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';

export const SESSIONS = 250_000;
const VIEWS_PER_SESSION = 4;

/** 1,000,000 page views, and counts as full as the limits of a day allow: 300 titles, sources and campaigns each. */
export async function fillVisits(postgres: Postgres, days: number): Promise<void> {
  await postgres.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into visitor_sessions (id, started_at, last_seen_at, seconds, views, step, is_signed_in, entry_route, referrer,
        utm_source, utm_campaign, device_type, browser, os)
      select gen_random_uuid(), at, at, n % 600, ${VIEWS_PER_SESSION}::int, n % 6, false, '/', 'site-' || n % 300 || '.example',
        'source-' || n % 300, 'campaign-' || n % 300, 'mobile', 'safari', 'ios'
      from (select n, now() - interval '1 second' * (n % (${days}::int * 86400)) as at
        from generate_series(1, ${SESSIONS}::int) n) as visits`);
    await tx.execute(sql`
      insert into page_views (session_id, route, title, viewed_at)
      select id, '/esim/:slug', 'Title ' || n, started_at
      from visitor_sessions, generate_series(1, ${VIEWS_PER_SESSION}::int) n`);
    await tx.execute(sql`
      insert into visit_counts (day, subject, name, views, sessions, seconds)
      select (now() at time zone 'UTC')::date - d, subject, subject || ' ' || n, n, n, 0
      from generate_series(0, ${days}::int - 1) d, generate_series(1, 300) n,
        unnest(array['title', 'source', 'campaign']) subject
      union all
      select (now() at time zone 'UTC')::date - d, subject, subject || ' ' || n, n, n, 0
      from generate_series(0, ${days}::int - 1) d, generate_series(1, 50) n, unnest(array['page', 'entry']) subject
      union all
      select (now() at time zone 'UTC')::date - d, 'all', '', 33333, 8333, 1000000
      from generate_series(0, ${days}::int - 1) d`);
  });
}
