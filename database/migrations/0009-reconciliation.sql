-- What the daily comparison with the eSIM network and the payment service found. A person closes it.
create table reconciliation_findings (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('esim-bought-twice', 'esim-bought-and-refunded', 'esim-of-unknown-order',
     'payment-refunded-twice', 'refund-not-recorded', 'payment-without-order')),
  -- The other side's id: of the network's order, the refund or the checkout session.
  subject text not null check (subject <> ''),
  details jsonb not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  -- Found again the next day, also after it was closed, it is the same finding and raises no second alert.
  unique (kind, subject),
  check (resolved_at is null or resolved_at >= found_at)
);
create index reconciliation_findings_open on reconciliation_findings (found_at) where resolved_at is null;

create table reconciliation_runs (
  id bigint generated always as identity primary key,
  compared_from timestamptz not null,
  compared_to timestamptz not null,
  -- Null: it compared everything.
  failure text,
  new_findings integer not null check (new_findings >= 0),
  check (compared_from < compared_to),
  check (failure is null or new_findings = 0)
);
create index reconciliation_runs_succeeded on reconciliation_runs (id) where failure is null;
