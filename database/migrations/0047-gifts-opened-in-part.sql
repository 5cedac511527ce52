-- A gift of several eSIMs is opened eSIM by eSIM.

-- When its buyer kept the eSIMs that were not opened. The row stays for the opened ones.
alter table gifts add column kept_at timestamptz check (kept_at is null or released_at is not null);

-- To whom an eSIM of a gift was sent that was opened before the others got another recipient.
create table opened_gifts (
  esim_id uuid primary key references esims (id) on delete cascade,
  order_id uuid not null references gifts (order_id) on delete cascade,
  recipient_email text not null check (recipient_email = lower(recipient_email)),
  recipient_name text check (length(recipient_name) between 1 and 40),
  language text not null check (language ~ '^[a-z]{2}$'),
  message text check (length(message) between 1 and 300)
);
create index opened_gifts_of_order on opened_gifts (order_id);
