-- An order bought for someone else: its eSIMs are sent to another address on a chosen day.

create table gifts (
  order_id uuid primary key references orders (id),
  recipient_email text not null check (recipient_email = lower(recipient_email) and position('@' in recipient_email) > 1),
  recipient_name text,
  language text not null check (language in ('en', 'es')),
  message text,
  -- The moment the sending day begins for the buyer; in the past: send when delivered.
  send_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz
);
create index gifts_to_send on gifts (send_at) where sent_at is null;
