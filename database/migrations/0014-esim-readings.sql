-- What the network reported about an eSIM, when it is read next, and the name its owner gave it.

alter table esims
  add column name text check (name = btrim(name) and char_length(name) between 1 and 40),
  -- The last reading with a result.
  add column read_at timestamptz,
  -- The last refresh by its owner that was sent to the network.
  add column refreshed_at timestamptz,
  -- Null: never again. While a reading is queued, the time when it counts as lost.
  add column next_read_at timestamptz,
  -- When the background job queued a reading that has no result yet.
  add column read_queued_at timestamptz,
  add column read_failures integer not null default 0 check (read_failures >= 0);

update esims set next_read_at = created_at where status <> 'recycled';
alter table esims add constraint esims_recycled_not_read check (status <> 'recycled' or next_read_at is null);

create index esims_due on esims (next_read_at) where next_read_at is not null;
create index esims_queued on esims (read_queued_at) where read_queued_at is not null;

-- One row per change: readings with the same figures extend `last_read_at` of the row before them.
create table usage_readings (
  esim_id uuid not null references esims (id) on delete cascade,
  read_at timestamptz not null,
  last_read_at timestamptz not null,
  status text not null check (status in ('ready_to_activate', 'active', 'expired', 'finished')),
  total_megabytes integer not null,
  remaining_megabytes integer not null,
  is_unlimited boolean not null,
  primary key (esim_id, read_at),
  check (read_at <= last_read_at),
  check (0 <= remaining_megabytes and remaining_megabytes <= total_megabytes)
);
