-- Sums of sales for hours and months besides days, so that a report counts at most the orders of about an hour, and a year has few
-- parts. Sums are not kept from 0042: the job adds them up again.
drop table sales_day_waits, sales_day_destinations, sales_days;

-- Sales of an hour, a day or a month of the shop's time zone that is over: from `starts_at` up to, not including, `ends_at`.
create table sales_sums (
  id bigint generated always as identity primary key,
  unit text not null check (unit in ('hour', 'day', 'month')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  orders integer not null check (orders >= 0),
  paid_cents bigint not null check (paid_cents >= 0),
  settled integer not null check (settled >= 0),
  refunds integer not null check (refunds >= 0),
  refunded_cents bigint not null check (refunded_cents >= 0),
  unique (unit, starts_at)
);
create index sales_sums_by_time on sales_sums (starts_at);
-- How many completely delivered orders waited for so many whole seconds.
create table sales_sum_waits (
  sums_id bigint not null references sales_sums (id) on delete cascade,
  seconds integer not null,
  orders integer not null check (orders > 0),
  primary key (sums_id, seconds)
);
create table sales_sum_destinations (
  sums_id bigint not null references sales_sums (id) on delete cascade,
  slug text not null,
  cents bigint not null check (cents >= 0),
  primary key (sums_id, slug)
);

-- The visits of whole days are one row each among a thousand.
create index visit_counts_of_all on visit_counts (day) where subject = 'all';
