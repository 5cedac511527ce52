import { sql } from 'drizzle-orm';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import type { Postgres, Transaction } from '#adapters/postgres/connection/connect-postgres.ts';
import { silent } from '../bench-database.ts';

const JOBS = [
  'fulfil-unit',
  'make-refund',
  'settle-payment',
  'send-order-mail',
  'send-ticket-mail',
  'read-esim',
  'send-reminder',
  'sync-catalogue',
] as const;

/** What the system screens read. Expects everything else. */
export async function fillSystem(postgres: Postgres): Promise<void> {
  const queue = createJobQueue({
    database: postgres,
    jobs: JOBS.map((name) => ({ name, run: () => Promise.resolve() })),
    log: silent,
    runsJobs: false,
  });
  await queue.start();
  await queue.stop();
  await postgres.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await fillJobs(tx);
    await fillAuditLog(tx);
    await fillEvents(tx);
    await fillSyncs(tx);
  });
}

/** 50,000 jobs, most of them done: 600 wait, 20 run, 400 failed. */
async function fillJobs(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into jobs.job (name, data, state, singleton_key, start_after, created_on, started_on, completed_on, retry_count, output)
    select name, data, state::jobs.job_state, id, at, at, case when state <> 'created' then at end,
      case when state in ('completed', 'failed') then at + interval '1 second' end, case when state = 'failed' then 5 else 0 end,
      case when state = 'failed' then '{"message":"fetch failed"}'::jsonb end
    from (select *, now() - interval '12 seconds' * n as at,
        case when n <= 600 then 'created' when n <= 620 then 'active' when n % 125 = 0 then 'failed' else 'completed' end as state
      from (select row_number() over () as n, j.* from (
          (select 'fulfil-unit' as name, jsonb_build_object('unitId', id) as data, id::text from order_units limit 20000)
          union all (select 'send-order-mail', jsonb_build_object('mailId', id), id::text from sent_mails limit 20000)
          union all (select 'send-ticket-mail', jsonb_build_object('messageId', message_id), message_id::text from ticket_mails limit 5000)
          union all (select 'read-esim', jsonb_build_object('esimId', id), id::text from esims limit 5000)
        ) as j order by md5(id)) as numbered) as jobs`);
}

async function fillAuditLog(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into audit_log (at, staff_id, action, target_kind, target_id, before, after)
    select created_at, 'staff-' || 1 + number % 2, case when number % 2 = 0 then 'order-note-added' else 'order-handled' end, 'order',
      id::text, '{"isHandled":false}', '{"isHandled":true}'
    from orders order by number`);
  await tx.execute(sql`
    insert into alerts (kind, message, raised_at, last_seen_at, resolved_at)
    select 'kind-' || n % 20, 'Something happened', at, at, case when n > 5 then at + interval '1 hour' end
    from (select n, now() - interval '1 hour' * n as at from generate_series(1, 2000) n) as alerts`);
}

/** 10,000 security events a day for ten days: as many as one process stores at most. */
async function fillEvents(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into security_events (minute, kind, route, client, count)
    select date_trunc('minute', now() - interval '1 minute' * (n / 7), 'UTC'),
      (array['failed-sign-in', 'unauthorized', 'rate-limited', 'network-error'])[1 + n % 4], '/api/orders/:id',
      substr(md5((n % 700)::text), 1, 10), 1 + n % 9
    from generate_series(1, 100000) n on conflict do nothing`);
}

/** 90 days of hourly syncs, and as many counts of page speed as 30 routes have in a year. */
async function fillSyncs(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into catalogue_syncs (started_at, finished_at, outcome, added, changed, withdrawn, total, version)
    select at, at + interval '8 seconds', 'synced', 1, 100, 1, 6000, n
    from (select n, now() - interval '1 hour' * (2160 - n) as at from generate_series(1, 2160) n) as syncs`);
  await tx.execute(sql`
    insert into catalogue_sync_changes (sync_id, package_id, kind, price_before_cents, price_after_cents, net_before_cents, net_after_cents)
    select s.id, 'plan-' || lpad(((s.id * 37 + n) % 6000)::text, 6, '0'), 'changed', 900, 950, 600, 640
    from catalogue_syncs s, generate_series(1, 120) n`);
  await tx.execute(sql`
    insert into page_speed_counts (day, route, metric, bucket, count)
    select (now() at time zone 'UTC')::date - d, '/route/' || chr(97 + r % 26) || chr(97 + r / 26), metric, bucket, 10 + bucket
    from generate_series(0, 364) d, generate_series(1, 30) r, unnest(array['ttfb', 'fcp', 'lcp', 'inp', 'cls']) metric,
      generate_series(1, 15) bucket`);
}
