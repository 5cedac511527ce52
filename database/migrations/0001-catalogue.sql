-- What the shop sells. docs/data-model.md draws the whole model and says why each key exists.

create table packages (
  -- Byte order, so that the database, JavaScript and every machine sort ids the same way.
  package_id text collate "C" primary key check (package_id <> ''),
  type text not null check (type in ('sim', 'topup')),
  country_region text not null check (country_region <> ''),
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  country_code text check (country_code ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'),
  region text,
  coverage_type text not null check (coverage_type in ('local', 'regional', 'global')),
  data_amount text not null,
  validity_days integer check (validity_days > 0),
  minimum_selling_price numeric(10, 2) not null check (minimum_selling_price > 0),
  -- Our cost. Nothing that answers a browser may select it.
  net_price numeric(10, 2) check (net_price >= 0),
  sms integer not null check (sms >= 0),
  voice integer not null check (voice >= 0),
  operator text not null,
  networks text,
  operator_coverages jsonb not null check (jsonb_typeof(operator_coverages) = 'array'),
  countries text[] not null,
  operator_countries jsonb not null check (jsonb_typeof(operator_countries) = 'array'),
  features text[] not null,
  is_popular boolean not null,
  is_unlimited boolean not null,
  activation_policy text,
  install_window_days integer check (install_window_days >= 0),
  topup_grace_window_days integer check (topup_grace_window_days >= 0),
  is_rechargeable boolean not null,
  fair_usage_policy text,
  other_info text,
  first_offered_at timestamptz not null,
  changed_at timestamptz not null,
  -- Set when the network stopped offering it: kept because orders refer to it, never sold.
  withdrawn_at timestamptz,
  check (country_code is null or coverage_type = 'local')
);

create index packages_listing on packages (minimum_selling_price, package_id) where withdrawn_at is null;

create table package_inventory (
  package_id text collate "C" primary key references packages (package_id),
  -- The owner's price; 0 leaves the network's.
  price_cents integer not null default 0 check (price_cents >= 0),
  -- Null: not limited. Buying takes from it in the transaction that makes the order.
  available_stock integer check (available_stock >= 0),
  changed_at timestamptz not null default now()
);

-- One row: the number that readers compare to know whether their copy is old.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null check (version >= 0)
);
insert into catalogue_version (version) values (0);

create table catalogue_syncs (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null,
  outcome text not null check (outcome in ('synced', 'refused')),
  reason text,
  added integer,
  changed integer,
  withdrawn integer,
  total integer,
  version bigint,
  check ((outcome = 'refused') = (reason is not null)),
  check ((outcome = 'synced') = (num_nonnulls(added, changed, withdrawn, total, version) = 5))
);
create index catalogue_syncs_latest on catalogue_syncs (finished_at desc);

-- What the owner must know about. One open row per kind, however often it happens.
create table alerts (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  message text not null,
  occurrences integer not null default 1 check (occurrences > 0),
  raised_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  check (last_seen_at >= raised_at),
  check (resolved_at is null or resolved_at >= raised_at)
);
create unique index alerts_one_open on alerts (kind) where resolved_at is null;
