-- Emails to customers who left a chat before they read the reply.

create table chat_mails (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  -- The first message that the customer had not read. With it the email is deleted.
  sequence integer not null,
  status text not null default 'due' check (status in ('due', 'sent', 'refused', 'skipped')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  -- One email per pause: until the customer reads on, the first unread message stays the same.
  unique (user_id, sequence),
  foreign key (user_id, sequence) references chat_messages (user_id, sequence) on delete cascade,
  check ((status = 'sent') = (sent_at is not null))
);
create index chat_mails_due on chat_mails (created_at) where status = 'due';
-- Only staff write what a customer has not read.
create index chats_unread on chats (last_message_at) where customer_read < last_sequence;
