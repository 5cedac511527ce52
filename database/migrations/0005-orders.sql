-- From cart to paid. Every status moves by compare-and-set; the triggers below refuse whatever would skip a step.

create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 100001) unique,
  user_id text references users (id) on delete set null,
  email text not null check (email = lower(email) and position('@' in email) > 1),
  language text not null check (language in ('en', 'es')),
  status text not null check (status in ('awaiting-payment', 'paid', 'fulfilled', 'refunded', 'cancelled')),
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  currency text not null check (currency = 'USD'),
  -- The browser's name for its cart: two tabs with one cart get one payable order.
  cart_id uuid,
  idempotency_key text not null unique,
  -- Of what was asked for: another content under the same key is refused.
  request_hash text not null,
  disclaimer_accepted_at timestamptz,
  device_answer text check (device_answer in ('compatible', 'not-compatible', 'not-sure', 'not-checked')),
  -- Of the cookie that lets the browser that paid see this one order.
  browser_token_hash text not null,
  created_at timestamptz not null,
  -- Holds end here, and with them the session at the payment service.
  pay_until timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  check (total_cents = subtotal_cents - discount_cents),
  check ((status in ('paid', 'fulfilled', 'refunded')) = (paid_at is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check (pay_until > created_at)
);
create unique index orders_one_payable_per_cart on orders (cart_id) where status = 'awaiting-payment';
create index orders_unpaid on orders (pay_until) where status = 'awaiting-payment';
create index orders_of_email on orders (email);
create index orders_of_user on orders (user_id);

-- One row per eSIM or top-up: what is delivered or refunded on its own.
create table order_units (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  position integer not null check (position > 0),
  package_id text collate "C" not null references packages (package_id),
  kind text not null check (kind in ('sim', 'topup')),
  target_iccid text check (target_iccid ~ '^89[0-9]{17,18}$'),
  price_cents integer not null check (price_cents >= 0),
  discount_cents integer not null check (discount_cents between 0 and price_cents),
  -- Written once. Null: not settled yet.
  outcome text check (outcome in ('delivered', 'undeliverable')),
  failure text,
  settled_at timestamptz,
  -- How often it was tried. A writer with an older number has been overtaken and changes nothing.
  attempt integer not null default 0 check (attempt >= 0),
  -- Until then the current attempt may still be talking to the network.
  held_until timestamptz,
  -- Fifteen minutes after payment; null while nothing was paid.
  deliver_by timestamptz,
  vendor_order_id text unique,
  unique (order_id, position),
  unique (id, outcome),
  check ((kind = 'topup') = (target_iccid is not null)),
  check (deliver_by is not null or (attempt = 0 and outcome is null)),
  check ((outcome is not null) = (settled_at is not null)),
  check (coalesce(outcome, '') = 'undeliverable' or failure is null),
  check (coalesce(outcome, '') <> 'delivered' or vendor_order_id is not null)
);
create index order_units_open on order_units (held_until) where outcome is null and deliver_by is not null;

create table checkout_sessions (
  session_id text primary key,
  order_id uuid not null references orders (id),
  status text not null check (status in ('open', 'complete', 'expired')),
  amount_cents integer not null check (amount_cents >= 0),
  url text not null,
  expires_at timestamptz not null,
  -- When we last asked the payment service about it ourselves.
  asked_at timestamptz not null
);
create unique index checkout_sessions_one_open on checkout_sessions (order_id) where status = 'open';
create index checkout_sessions_of_order on checkout_sessions (order_id);
create index checkout_sessions_to_ask on checkout_sessions (asked_at) where status = 'open';

-- "Something changed on this session", from whomever. A reason to ask, never a fact.
create table payment_notices (
  notice_id text primary key,
  source text not null check (source in ('webhook', 'success-page', 'reconciler')),
  kind text not null,
  session_id text not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index payment_notices_unhandled on payment_notices (received_at) where handled_at is null;
create index payment_notices_of_session on payment_notices (session_id) where handled_at is null;

create table payments (
  payment_id text primary key,
  order_id uuid not null references orders (id),
  session_id text not null unique,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null,
  -- False: a second payment, a wrong amount or one that came after the end. It is given back whole.
  counts boolean not null,
  paid_at timestamptz not null
);
create unique index payments_one_that_counts on payments (order_id) where counts;
create index payments_of_order on payments (order_id);

create table stock_holds (
  order_id uuid not null references orders (id),
  package_id text collate "C" not null references package_inventory (package_id),
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('held', 'sold', 'released')),
  primary key (order_id, package_id)
);

create table discount_redemptions (
  order_id uuid primary key references orders (id),
  code text not null references discount_codes (code),
  email text not null check (email = lower(email)),
  -- Which of the customer's uses this is, from 1 to the limit; null when the code has none.
  place integer check (place > 0),
  is_first_order boolean not null,
  state text not null check (state in ('held', 'used', 'released'))
);
create unique index discount_redemptions_one_per_place on discount_redemptions (code, email, place)
  where state <> 'released';
create unique index discount_redemptions_one_first_order on discount_redemptions (email)
  where is_first_order and state <> 'released';

create function refuse_illegal_order_move() returns trigger language plpgsql as $$
begin
  if not (new.status = old.status
    or (old.status = 'awaiting-payment' and new.status in ('paid', 'cancelled'))
    or (old.status = 'paid' and new.status in ('fulfilled', 'refunded'))
    or (old.status = 'fulfilled' and new.status = 'refunded')) then
    raise exception 'An order cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'orders_legal_move';
  end if;
  return new;
end
$$;
create trigger orders_legal_move before update of status on orders
  for each row execute function refuse_illegal_order_move();

create function keep_unit_outcome() returns trigger language plpgsql as $$
begin
  if old.outcome is not null and new.outcome is distinct from old.outcome then
    raise exception 'The outcome of a unit is written once'
      using errcode = 'check_violation', constraint = 'order_units_outcome_once';
  end if;
  if new.attempt < old.attempt then
    raise exception 'Attempts are only counted up'
      using errcode = 'check_violation', constraint = 'order_units_attempt_grows';
  end if;
  return new;
end
$$;
create trigger order_units_outcome_once before update on order_units
  for each row execute function keep_unit_outcome();

-- What the units cost is what the order costs, to the cent: otherwise refunds per unit would not add up.
create function check_order_sums() returns trigger language plpgsql as $$
begin
  if not exists (
    select from order_units where order_id = new.id
    having sum(price_cents) = new.subtotal_cents and sum(discount_cents) = new.discount_cents
  ) then
    raise exception 'The units of an order must add up to it'
      using errcode = 'check_violation', constraint = 'orders_sums';
  end if;
  return null;
end
$$;
create constraint trigger orders_sums after insert on orders deferrable initially deferred
  for each row execute function check_order_sums();
