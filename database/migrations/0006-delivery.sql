-- From paid to delivered or refunded, and what the customer is told.

create table esims (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null unique,
  unit_outcome text not null default 'delivered' check (unit_outcome = 'delivered'),
  iccid text not null unique check (iccid ~ '^[0-9]{18,22}$'),
  smdp_address text not null,
  -- Whoever has these three has the eSIM: encrypted by the shop, and refused in the clear.
  activation_code text not null check (activation_code like 'v1.%'),
  matching_id text not null check (matching_id like 'v1.%'),
  apple_url text check (apple_url like 'v1.%'),
  apn_kind text not null check (apn_kind in ('automatic', 'manual')),
  apn_value text,
  status text not null check (status in
    ('ready_to_activate', 'active', 'expired', 'finished', 'recycled', 'pending', 'unknown')),
  installed_at timestamptz,
  first_connected_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null,
  -- An eSIM belongs to one unit, and to one that counts as delivered.
  foreign key (unit_id, unit_outcome) references order_units (id, outcome)
);

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id text not null references payments (payment_id),
  unit_id uuid unique references order_units (id),
  unit_outcome text check (unit_outcome = 'undeliverable'),
  reason text not null check (reason in
    ('undelivered', 'second-payment', 'wrong-amount', 'cancelled-order', 'guarantee', 'withdrawal', 'goodwill')),
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('due', 'done', 'refused')),
  idempotency_key text not null unique,
  provider_refund_id text unique,
  created_at timestamptz not null,
  tried_at timestamptz,
  done_at timestamptz,
  -- No unit is both delivered and refunded as undelivered.
  foreign key (unit_id, unit_outcome) references order_units (id, outcome),
  check ((reason = 'undelivered') = (unit_outcome is not null)),
  check ((unit_id is null) = (reason in ('second-payment', 'wrong-amount', 'cancelled-order'))),
  check ((status = 'done') = (provider_refund_id is not null)),
  check ((status = 'done') = (done_at is not null))
);
create index refunds_due on refunds (created_at) where status = 'due';
create index refunds_of_payment on refunds (payment_id);

-- The lock makes two refunds of one payment take turns, so that both cannot find the other missing.
create function refuse_refund_beyond_payment() returns trigger language plpgsql as $$
declare
  paid integer;
begin
  select amount_cents into paid from payments where payment_id = new.payment_id for update;
  if (select sum(amount_cents) from refunds where payment_id = new.payment_id and status <> 'refused') > paid then
    raise exception 'More would be given back than was paid'
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return null;
end
$$;
create constraint trigger refunds_within_payment after insert or update of amount_cents, payment_id, status on refunds
  deferrable initially deferred for each row execute function refuse_refund_beyond_payment();

create table sent_mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('welcome', 'order', 'refund')),
  -- What it is about; for a mail of an order its id. One mail per kind and subject.
  subject text not null,
  order_id uuid references orders (id),
  recipient text not null check (recipient = lower(recipient)),
  -- The same on every attempt, so that a receiver can drop the second copy.
  message_id text not null unique,
  status text not null check (status in ('due', 'sent', 'refused')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  unique (kind, subject),
  check ((status = 'sent') = (sent_at is not null))
);
create index sent_mails_due on sent_mails (created_at) where status = 'due';
create index sent_mails_of_order on sent_mails (order_id);
