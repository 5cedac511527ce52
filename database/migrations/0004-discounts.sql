-- Codes that lower a price. docs/data-model.md says why each key exists.

create table discount_codes (
  code text primary key check (code = upper(code) and code ~ '^[A-Z0-9_-]{3,40}$'),
  kind text not null check (kind in ('percent', 'fixed')),
  percent integer check (percent between 1 and 100),
  amount_cents integer check (amount_cents > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  minimum_subtotal_cents integer check (minimum_subtotal_cents > 0),
  total_limit integer check (total_limit > 0),
  -- Orders that hold or used it. Only the transaction that makes or ends such an order changes it.
  uses integer not null default 0 check (uses >= 0),
  per_customer_limit integer check (per_customer_limit > 0),
  first_order_only boolean not null default false,
  is_active boolean not null default true,
  -- Grows with every edit, and not with a sale: the second of two editors hears about the first.
  edition integer not null default 1 check (edition > 0),
  created_at timestamptz not null default now(),
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'fixed') = (amount_cents is not null)),
  check (starts_at < ends_at),
  check (uses <= total_limit)
);

create table discount_code_packages (
  code text not null references discount_codes (code) on delete cascade,
  package_id text collate "C" not null references packages (package_id),
  primary key (code, package_id)
);

-- What the promo banner promises.
insert into discount_codes (code, kind, percent, per_customer_limit, first_order_only)
values ('SAVE5', 'percent', 5, 1, true);
