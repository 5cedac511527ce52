-- An order bought for someone else: its eSIMs are sent to another address on a chosen day.

create table gifts (
  order_id uuid primary key references orders (id),
  recipient_email text not null check (recipient_email = lower(recipient_email) and position('@' in recipient_email) > 1),
  recipient_name text check (char_length(recipient_name) between 1 and 40),
  language text not null check (language in ('en', 'es')),
  message text check (char_length(message) between 1 and 300),
  -- 9:00 of the chosen day for the buyer; in the past: sent as soon as the eSIMs are delivered.
  send_at timestamptz not null,
  -- The buyer's, to show the day as it was chosen.
  time_zone text not null,
  -- The number of the next mail to the recipient. It is part of the Message-ID.
  edition integer not null default 1 check (edition >= 1),
  -- When links and mail were written; null while it waits for its day.
  released_at timestamptz,
  -- The mail of the current edition. Null although released: no eSIM was left to send.
  mail_id uuid references sent_mails (id),
  created_at timestamptz not null,
  check (mail_id is null or released_at is not null)
);
create index gifts_to_send on gifts (send_at) where released_at is null;

-- 'gift' goes to the recipient, 'gift-receipt' to the buyer instead of the installation mail.
alter table sent_mails drop constraint sent_mails_kind_check;
alter table sent_mails add constraint sent_mails_kind_check
  check (kind in ('welcome', 'order', 'refund', 'topup', 'topup-owner', 'gift', 'gift-receipt'));
-- 'replaced': the gift was changed or cancelled before its mail was sent.
alter table sent_mails drop constraint sent_mails_status_check;
alter table sent_mails add constraint sent_mails_status_check
  check (status in ('due', 'sent', 'refused', 'replaced'));
