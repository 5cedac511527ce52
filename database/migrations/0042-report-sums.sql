-- Sums for the lists and reports of /admin, so that none of them reads more rows as the shop grows.

-- Visits and page speeds of whole months. The triggers below add to them whatever is added to a day.
create table visit_month_counts (
  month date not null check (extract(day from month) = 1),
  subject text not null,
  name text not null check (length(name) <= 120),
  views bigint not null check (views >= 0),
  sessions bigint not null check (sessions >= 0),
  primary key (month, subject, name)
);
insert into visit_month_counts (month, subject, name, views, sessions)
  select date_trunc('month', day::timestamp)::date, subject, name, sum(views), sum(sessions)
  from visit_counts where subject <> 'all' group by 1, 2, 3;

create table page_speed_month_counts (
  month date not null check (extract(day from month) = 1),
  route text not null check (length(route) <= 100),
  metric text not null,
  bucket smallint not null,
  count bigint not null check (count > 0),
  primary key (month, route, metric, bucket)
);
insert into page_speed_month_counts (month, route, metric, bucket, count)
  select date_trunc('month', day::timestamp)::date, route, metric, bucket, sum(count)
  from page_speed_counts group by 1, 2, 3, 4;

-- One statement adds new names and known names, and each part has its own trigger. The lock keeps two processes from locking
-- months in different orders. Deleted days stay in their month, which is deleted later.
create function add_visits_to_months() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock('visit_month_counts'::regclass::bigint);
  if tg_op = 'INSERT' then
    insert into visit_month_counts as m (month, subject, name, views, sessions)
    select date_trunc('month', day::timestamp)::date as month, subject, name, sum(views), sum(sessions)
    from added where subject <> 'all' group by 1, 2, 3 order by 1, 2, 3
    on conflict (month, subject, name) do update set
      views = m.views + excluded.views, sessions = m.sessions + excluded.sessions;
  else
    update visit_month_counts m set views = m.views + more.views, sessions = m.sessions + more.sessions
    from (
      select date_trunc('month', day::timestamp)::date as month, subject, name,
        sum(now.views - before.views) as views, sum(now.sessions - before.sessions) as sessions
      from now join before using (day, subject, name) where subject <> 'all' group by 1, 2, 3
    ) as more
    where (m.month, m.subject, m.name) = (more.month, more.subject, more.name);
  end if;
  return null;
end
$$;
create trigger visit_counts_added after insert on visit_counts
  referencing new table as added for each statement execute function add_visits_to_months();
create trigger visit_counts_changed after update on visit_counts
  referencing new table as now old table as before for each statement execute function add_visits_to_months();

create function add_speeds_to_months() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock('page_speed_month_counts'::regclass::bigint);
  if tg_op = 'INSERT' then
    insert into page_speed_month_counts as m (month, route, metric, bucket, count)
    select date_trunc('month', day::timestamp)::date as month, route, metric, bucket, sum(count)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (month, route, metric, bucket) do update set count = m.count + excluded.count;
  else
    update page_speed_month_counts m set count = m.count + more.count
    from (
      select date_trunc('month', day::timestamp)::date as month, route, metric, bucket, sum(now.count - before.count) as count
      from now join before using (day, route, metric, bucket) group by 1, 2, 3, 4
    ) as more
    where (m.month, m.route, m.metric, m.bucket) = (more.month, more.route, more.metric, more.bucket);
  end if;
  return null;
end
$$;
create trigger page_speed_counts_added after insert on page_speed_counts
  referencing new table as added for each statement execute function add_speeds_to_months();
create trigger page_speed_counts_changed after update on page_speed_counts
  referencing new table as now old table as before for each statement execute function add_speeds_to_months();

-- Sales of a whole day of the shop's time zone that is over: from `starts_at` up to, not including, `ends_at`. A day without
-- a row is counted from its orders.
create table sales_days (
  starts_at timestamptz primary key,
  ends_at timestamptz not null check (ends_at > starts_at),
  orders integer not null check (orders >= 0),
  paid_cents bigint not null check (paid_cents >= 0),
  settled integer not null check (settled >= 0),
  refunds integer not null check (refunds >= 0),
  refunded_cents bigint not null check (refunded_cents >= 0)
);
-- How many completely delivered orders of the day waited for so many whole seconds.
create table sales_day_waits (
  starts_at timestamptz not null references sales_days (starts_at) on delete cascade,
  seconds integer not null,
  orders integer not null check (orders > 0),
  primary key (starts_at, seconds)
);
create table sales_day_destinations (
  starts_at timestamptz not null references sales_days (starts_at) on delete cascade,
  slug text not null,
  cents bigint not null check (cents >= 0),
  primary key (starts_at, slug)
);

-- Moments whose sales changed since the last round of the job `sum-sales-days`. The sums of their days do not hold any more.
-- `infinity`: those of no day do. Rows are only added here, so that no payment waits for another.
create table sales_changes (
  at timestamptz not null,
  id bigint generated always as identity,
  primary key (at, id)
);

create function note_changed_sales() returns trigger language plpgsql as $$
begin
  if old.paid_at is not null then
    insert into sales_changes (at) values (old.paid_at);
  end if;
  if new.paid_at is not null and new.paid_at is distinct from old.paid_at then
    insert into sales_changes (at) values (new.paid_at);
  end if;
  return null;
end
$$;
-- A paid order is never deleted (invoices_kept).
create trigger orders_sold after insert on orders
  for each row when (new.paid_at is not null) execute function note_changed_sales();
create trigger orders_sales_changed after update of status, paid_at, total_cents on orders
  for each row when (old.paid_at is not null or new.paid_at is not null) execute function note_changed_sales();

create function note_changed_refund() returns trigger language plpgsql as $$
begin
  if old.created_at is not null then
    insert into sales_changes (at) values (old.created_at);
  end if;
  if new.created_at is not null and new.created_at is distinct from old.created_at then
    insert into sales_changes (at) values (new.created_at);
  end if;
  return null;
end
$$;
create trigger refunds_given after insert on refunds
  for each row execute function note_changed_refund();
create trigger refunds_changed after update of status, amount_cents, created_at on refunds
  for each row when ((old.status = 'refused', old.amount_cents, old.created_at)
    is distinct from (new.status = 'refused', new.amount_cents, new.created_at)) execute function note_changed_refund();
create trigger refunds_deleted after delete on refunds
  for each row execute function note_changed_refund();

-- The units of an order are inserted with it (orders_sums) and stay with it.
create function note_changed_unit() returns trigger language plpgsql as $$
begin
  insert into sales_changes (at) select paid_at from orders where id = new.order_id and paid_at is not null;
  return null;
end
$$;
create trigger order_units_sales_changed
  after update of outcome, settled_at, price_cents, discount_cents, package_id on order_units
  for each row when ((old.outcome, old.settled_at, old.price_cents, old.discount_cents, old.package_id)
    is distinct from (new.outcome, new.settled_at, new.price_cents, new.discount_cents, new.package_id))
  execute function note_changed_unit();

-- A package that moves to another destination takes its sales with it.
create function note_moved_package() returns trigger language plpgsql as $$
begin
  insert into sales_changes (at) values ('infinity');
  return null;
end
$$;
create trigger packages_moved after update of slug on packages
  for each row when (old.slug is distinct from new.slug) execute function note_moved_package();

create index packages_of_destination on packages (slug, package_id);
create index refunds_given_by_time on refunds (created_at) include (amount_cents) where status <> 'refused';

-- What the codes of a series gave away, from one index. A code never changes its series.
alter table discount_redemptions add column series_id uuid references discount_series (id);
update discount_redemptions r set series_id = c.series_id from discount_codes c where c.code = r.code and c.series_id is not null;
create function copy_series_of_code() returns trigger language plpgsql as $$
begin
  new.series_id := (select series_id from discount_codes where code = new.code);
  return new;
end
$$;
create trigger discount_redemptions_of_series before insert or update of code on discount_redemptions
  for each row execute function copy_series_of_code();
create index discount_redemptions_by_series on discount_redemptions (series_id) include (state, amount_cents)
  where series_id is not null;
create index discount_codes_paused on discount_codes (series_id) where series_id is not null and not is_active;
