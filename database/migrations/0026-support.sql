-- Support tickets.

create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 2001) unique,
  -- Made by the browser: a submission that is sent again after a lost response is the same ticket.
  request_id uuid not null unique,
  name text not null check (length(name) between 1 and 100),
  -- Whoever proves to own this address sees the ticket in the account.
  email text not null check (email = lower(email)),
  -- As typed; it need not be an order of this address.
  order_number text check (length(order_number) between 1 and 20),
  language text not null check (language in ('en', 'es')),
  status text not null check (status in ('open', 'answered', 'closed')),
  -- The staff member who works on it.
  assigned_to text references users (id) on delete set null,
  created_at timestamptz not null,
  -- The first message without a reply; null: nobody waits.
  waiting_since timestamptz,
  last_message_at timestamptz not null,
  check ((status = 'open') = (waiting_since is not null))
);
create index support_tickets_of_address on support_tickets (email, last_message_at desc);
create index support_tickets_waiting on support_tickets (waiting_since) where status = 'open';
create index support_tickets_by_last_message on support_tickets (last_message_at);

create table ticket_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  request_id uuid not null unique,
  author text not null check (author in ('customer', 'staff')),
  -- Null also when the account of a staff member was deleted.
  staff_id text references users (id) on delete set null,
  body text not null check (length(body) between 1 and 5000),
  sent_at timestamptz not null,
  check (author = 'staff' or staff_id is null)
);
create index ticket_messages_of_ticket on ticket_messages (ticket_id, sent_at);

-- Uploaded before the ticket exists; a job deletes what no ticket takes.
create table ticket_attachments (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid unique references support_tickets (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 120),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes integer not null check (bytes between 1 and 5242880 and bytes = length(content)),
  content bytea not null,
  created_at timestamptz not null
);
-- Pictures and PDF files are compressed already.
alter table ticket_attachments alter column content set storage external;
create index ticket_attachments_unused on ticket_attachments (created_at) where ticket_id is null;

-- One email per message: the confirmation of the first one, and every reply of staff.
create table ticket_mails (
  message_id uuid primary key references ticket_messages (id) on delete cascade,
  kind text not null check (kind in ('received', 'reply')),
  status text not null check (status in ('due', 'sent', 'refused')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
create index ticket_mails_due on ticket_mails (created_at) where status = 'due';

create table saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 80),
  body_en text check (length(body_en) between 1 and 5000),
  body_es text check (length(body_es) between 1 and 5000),
  edition integer not null default 1 check (edition > 0),
  changed_at timestamptz not null,
  check (body_en is not null or body_es is not null)
);
