-- What staff decide about a package. A sync never writes this table, so their values outlive every sync.
alter table package_inventory
  -- Null: the shop's own rule decides (packages.is_popular).
  add column is_popular boolean,
  add column is_hidden boolean not null default false;

-- The catalogue of /admin by name, page by page.
create index packages_by_name on packages (country_region collate "C", minimum_selling_price, package_id);

-- What each sync changed, for /admin.
alter table catalogue_syncs add column started_at timestamptz;
update catalogue_syncs set started_at = finished_at;
alter table catalogue_syncs
  alter column started_at set not null,
  add check (started_at <= finished_at);

create table catalogue_sync_changes (
  sync_id bigint not null references catalogue_syncs (id) on delete cascade,
  package_id text collate "C" not null references packages (package_id),
  kind text not null check (kind in ('added', 'changed', 'withdrawn', 'returned')),
  -- The network's price and our cost; null where there is none.
  price_before_cents integer,
  price_after_cents integer,
  net_before_cents integer,
  net_after_cents integer,
  primary key (sync_id, package_id)
);

-- One row per file of prices that staff applied, and what it changed. The audit log has who did it.
create table catalogue_imports (
  id bigint generated always as identity primary key,
  file_name text not null check (file_name <> '' and length(file_name) <= 200),
  imported_at timestamptz not null,
  undone_at timestamptz,
  check (undone_at is null or undone_at >= imported_at)
);
create index catalogue_imports_by_time on catalogue_imports (imported_at);

create table catalogue_import_changes (
  import_id bigint not null references catalogue_imports (id) on delete cascade,
  package_id text collate "C" not null references packages (package_id),
  price_before_cents integer not null check (price_before_cents >= 0),
  price_after_cents integer not null check (price_after_cents >= 0),
  stock_before integer check (stock_before >= 0),
  stock_after integer check (stock_after >= 0),
  popular_before boolean,
  popular_after boolean,
  hidden_before boolean not null,
  hidden_after boolean not null,
  -- package_inventory.changed_at after the import: another value means that somebody edited the package since.
  changed_at timestamptz not null,
  primary key (import_id, package_id)
);
