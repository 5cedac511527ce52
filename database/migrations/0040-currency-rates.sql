-- The table of exchange rates that price hints are calculated with. At most one row; it exists from the first attempt on.
create table currency_rates (
  is_only boolean primary key default true check (is_only),
  -- Null until a table was read.
  day date,
  source text check (length(source) between 1 and 100),
  -- Units of each currency for one US dollar: {"EUR": 0.92}
  per_dollar jsonb check (jsonb_typeof(per_dollar) = 'object'),
  read_at timestamptz,
  -- Null: the last attempt succeeded.
  failing_since timestamptz,
  check (num_nulls(day, source, per_dollar, read_at) in (0, 4)),
  check (read_at is not null or failing_since is not null)
);
