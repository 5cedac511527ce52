import { dayOf } from '#core/calendar/utc-day.ts';
import { sql } from 'drizzle-orm';
import { MOST_VIEWS_PER_DAY } from '#core/limits/shop-limits.ts';
import { countVisits, type StoredSession, type VisitCount } from '#core/visits/count-visits.ts';
import { limitNames, NAMED_FROM_OUTSIDE } from '#core/visits/limit-names.ts';
import type { PageView, Visit, VisitStore } from '#core/visits/visit.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';

/**
 * Stores many visits with a handful of statements. Rows are locked in the order of their keys, so that processes that
 * store at the same time wait for each other and never for ever.
 */
export function createVisitStore(
  postgres: Pick<Postgres, 'transaction'>,
  mostViewsPerDay = MOST_VIEWS_PER_DAY,
): VisitStore {
  return {
    record: (visits) =>
      postgres.transaction(async (tx) => {
        const hasRoom = (await viewsOfLastDay(tx, visits)) < mostViewsPerDay;
        const created = hasRoom ? await createSessions(tx, visits) : new Set<string>();
        const known = await lockSessions(tx, visits);
        const { sessions, counts } = countVisits(visits, known, (id) => created.has(id));
        await updateSessions(tx, sessions);
        if (hasRoom) await insertViews(tx, visits, new Set(known.map(({ id }) => id)));
        await addCounts(tx, limitNames(counts, await storedNames(tx, counts)));
      }),
  };
}

async function viewsOfLastDay(tx: Transaction, visits: readonly Visit[]): Promise<number> {
  const day =
    visits
      .map(({ at }) => dayOf(at))
      .toSorted()
      .at(-1) ?? null;
  const { rows } = await tx.execute<{ views: string }>(
    sql`select views from visit_counts where day = ${day}::date and subject = 'all' and name = ''`,
  );
  return Number(rows[0]?.views ?? 0);
}

/** Returns the ids of those that did not exist. A session begins with a view: without one, nothing is known about it. */
async function createSessions(tx: Transaction, visits: readonly Visit[]): Promise<ReadonlySet<string>> {
  const first = new Map<string, PageView>();
  for (const visit of visits) {
    if (visit.kind === 'view' && !first.has(visit.sessionId)) first.set(visit.sessionId, visit);
  }
  const rows = [...first.values()].map((view) => ({
    id: view.sessionId,
    at: view.at.toISOString(),
    is_signed_in: view.isSignedIn,
    entry_route: view.route,
    referrer: view.referrer,
    utm_source: view.utm.source,
    utm_medium: view.utm.medium,
    utm_campaign: view.utm.campaign,
    device_type: view.device.deviceType,
    browser: view.device.browser,
    os: view.device.os,
  }));
  if (rows.length === 0) return new Set();
  const created = await tx.execute<{ id: string }>(sql`
    insert into visitor_sessions (id, started_at, last_seen_at, seconds, views, step, is_signed_in, entry_route, referrer,
      utm_source, utm_medium, utm_campaign, device_type, browser, os)
    select id, at, at, 0, 0, -1, is_signed_in, entry_route, referrer, utm_source, utm_medium, utm_campaign, device_type,
      browser, os
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as visit (id uuid, at timestamptz, is_signed_in boolean,
      entry_route text, referrer text, utm_source text, utm_medium text, utm_campaign text, device_type text,
      browser text, os text)
    order by id
    on conflict (id) do nothing
    returning id`);
  return new Set(created.rows.map(({ id }) => id));
}

async function lockSessions(tx: Transaction, visits: readonly Visit[]): Promise<readonly StoredSession[]> {
  const ids = [...new Set(visits.map(({ sessionId }) => sessionId))];
  const { rows } = await tx.execute<{
    id: string;
    started_at: string;
    last_seen_at: string;
    seconds: number;
    views: number;
    step: number;
  }>(sql`
    select id, started_at, last_seen_at, seconds, views, step from visitor_sessions
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    order by id for update`);
  return rows.map(({ id, started_at, last_seen_at, seconds, views, step }) => ({
    id,
    startedAt: new Date(started_at),
    lastSeenAt: new Date(last_seen_at),
    seconds,
    views,
    step,
  }));
}

async function updateSessions(tx: Transaction, sessions: readonly StoredSession[]): Promise<void> {
  if (sessions.length === 0) return;
  const rows = sessions.map(({ id, lastSeenAt, seconds, views, step }) => ({
    id,
    last_seen_at: lastSeenAt.toISOString(),
    seconds,
    views,
    step,
  }));
  await tx.execute(sql`
    update visitor_sessions s
    set last_seen_at = now.last_seen_at, seconds = now.seconds, views = now.views, step = now.step
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now (id uuid, last_seen_at timestamptz, seconds integer,
      views integer, step smallint)
    where s.id = now.id`);
}

async function insertViews(
  tx: Transaction,
  visits: readonly Visit[],
  stored: ReadonlySet<string>,
): Promise<void> {
  const rows = visits.flatMap((visit) =>
    visit.kind === 'view' && stored.has(visit.sessionId)
      ? [
          {
            session_id: visit.sessionId,
            route: visit.route,
            title: visit.title,
            referrer: visit.referrer,
            viewed_at: visit.at.toISOString(),
          },
        ]
      : [],
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into page_views (session_id, route, title, referrer, viewed_at)
    select session_id, route, title, referrer, viewed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as view (session_id uuid, route text, title text, referrer text, viewed_at timestamptz)`);
}

type Name = Pick<VisitCount, 'day' | 'subject' | 'name'>;

async function storedNames(tx: Transaction, counts: readonly VisitCount[]): Promise<readonly Name[]> {
  const days = [...new Set(counts.map(({ day }) => day))];
  const { rows } = await tx.execute<Name>(sql`
    select day::text as day, subject, name from visit_counts
    where day in (select value::date from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb))
      and subject in (select value from jsonb_array_elements_text(${JSON.stringify(NAMED_FROM_OUTSIDE)}::jsonb))`);
  return rows;
}

async function addCounts(tx: Transaction, counts: readonly VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  await tx.execute(sql`
    insert into visit_counts as c (day, subject, name, views, sessions, seconds)
    select day, subject, name, views, sessions, seconds
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as added (day date, subject text, name text, views bigint, sessions bigint, seconds bigint)
    order by day, subject, name
    on conflict (day, subject, name) do update set
      views = c.views + excluded.views,
      sessions = c.sessions + excluded.sessions,
      seconds = c.seconds + excluded.seconds`);
}
