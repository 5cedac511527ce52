-- Withdrawal declarations: what customers declare, the case that staff decide, and the emails about it.

create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  -- On the receipt.
  number bigint generated always as identity (start with 1001) unique,
  -- What was typed. Whoever declares needs no account, so nobody has checked it.
  order_number text not null check (order_number ~ '^[1-9][0-9]{0,11}$'),
  email text not null check (email = lower(email) and position('@' in email) > 1),
  -- Which eSIMs or top-ups of the order, counted from 1 and in this order; empty: the whole order.
  positions integer[] not null,
  language text not null check (language in ('en', 'es')),
  declared_at timestamptz not null,
  -- The paid order with this number and this address; null: there was none.
  order_id uuid references orders (id),
  status text not null default 'open' check (status in ('open', 'accepted', 'refused')),
  refusal text check (refusal in ('used', 'too-late', 'unknown-order', 'already-refunded', 'other')),
  -- What staff write to the customer about the decision.
  note text check (length(note) <= 1000),
  decided_at timestamptz,
  -- The same declaration again gets the same receipt.
  unique (order_number, email, positions),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'refused') = (refusal is not null)),
  check (status <> 'accepted' or order_id is not null)
);
create index withdrawals_of_order on withdrawals (order_id);
create index withdrawals_of_email on withdrawals (email, declared_at);
create index withdrawals_open on withdrawals (declared_at) where status = 'open';

create table withdrawal_mails (
  id uuid primary key default gen_random_uuid(),
  withdrawal_id uuid not null references withdrawals (id) on delete cascade,
  kind text not null check (kind in ('receipt', 'decision')),
  -- skipped: the address got enough emails about orders that do not exist.
  status text not null default 'due' check (status in ('due', 'sent', 'refused', 'skipped')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  unique (withdrawal_id, kind),
  check ((status = 'sent') = (sent_at is not null))
);
create index withdrawal_mails_due on withdrawal_mails (created_at) where status = 'due';
