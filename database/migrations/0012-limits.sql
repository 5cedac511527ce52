-- Limits that every web process shares, and one lead per address and day.

-- One moment per limit and target: when all uses so far will be free again. Keys are hashes, so no address is kept.
-- Unlogged: counting costs no write-ahead log, and after a crash of PostgreSQL the limits begin anew.
drop table rate_limits;
create unlogged table rate_limits (
  key text primary key,
  used_until timestamptz not null
);

-- Somebody who presses Pay again the same day (UTC) is the same lead.
delete from leads older using leads newer
  where older.email = newer.email
    and (older.captured_at at time zone 'UTC')::date = (newer.captured_at at time zone 'UTC')::date
    and (older.captured_at, older.id) < (newer.captured_at, newer.id);
create unique index leads_email_day on leads (email, ((captured_at at time zone 'UTC')::date));
