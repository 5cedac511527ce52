-- Visits and page speed. Nothing here names a person: no address, no account, no path with a secret in it.

-- One row per visit of a browser tab; a pause of 30 minutes ends it. The id is random and stored only in that tab.
create table visitor_sessions (
  id uuid primary key,
  started_at timestamptz not null,
  last_seen_at timestamptz not null check (last_seen_at >= started_at),
  seconds integer not null check (seconds between 0 and 86400),
  views integer not null check (views >= 0),
  -- The furthest step towards a paid order; -1: none counted yet.
  step smallint not null check (step between -1 and 5),
  is_signed_in boolean not null,
  entry_route text not null check (length(entry_route) <= 100),
  -- The host of another site, or one of our own route patterns.
  referrer text check (length(referrer) <= 100),
  utm_source text check (length(utm_source) <= 60),
  utm_medium text check (length(utm_medium) <= 60),
  utm_campaign text check (length(utm_campaign) <= 60),
  device_type text not null check (device_type in ('mobile', 'tablet', 'desktop')),
  browser text not null check (length(browser) <= 20),
  os text not null check (length(os) <= 20)
);
create index visitor_sessions_by_age on visitor_sessions (started_at);

create table page_views (
  id bigint generated always as identity primary key,
  session_id uuid not null references visitor_sessions (id) on delete cascade,
  -- A route pattern such as /share/:shareId. A digit or an upper-case word would be a part of a real path.
  route text not null check (length(route) <= 100 and route !~ '[0-9@?#]'),
  title text check (length(title) <= 120 and title !~ '@'),
  referrer text check (length(referrer) <= 100),
  viewed_at timestamptz not null
);
create index page_views_by_session on page_views (session_id);
create index page_views_by_age on page_views (viewed_at);

-- What staff see: counted per day (UTC) when visits are stored, so that reading never counts a million rows.
create table visit_counts (
  day date not null,
  subject text not null check (
    subject in ('all', 'page', 'title', 'entry', 'source', 'campaign', 'device', 'browser', 'system', 'step')
  ),
  name text not null check (length(name) <= 120),
  views bigint not null check (views >= 0),
  sessions bigint not null check (sessions >= 0),
  seconds bigint not null check (seconds >= 0),
  primary key (day, subject, name)
);

-- How many page loads of a route had a value of a metric in a bucket (src/core/page-speed/speed-buckets.ts).
create table page_speed_counts (
  day date not null,
  route text not null check (length(route) <= 100 and route !~ '[0-9@?#]'),
  metric text not null check (metric in ('ttfb', 'fcp', 'lcp', 'inp', 'cls')),
  bucket smallint not null check (bucket between 0 and 40),
  count bigint not null check (count > 0),
  primary key (day, route, metric, bucket)
);
