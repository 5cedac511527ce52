-- Live chat between a signed-in customer and staff.

-- One chat per customer. Messages and marks refer to it by the customer.
create table chats (
  user_id text primary key references users (id) on delete cascade,
  -- In which the customer last wrote.
  language text not null check (language in ('en', 'es')),
  -- Of the newest message. Messages are numbered without gaps under the lock of this row.
  last_sequence integer not null default 0 check (last_sequence >= 0),
  -- Up to which message each side has read.
  customer_read integer not null default 0,
  customer_read_at timestamptz,
  staff_read integer not null default 0,
  staff_read_at timestamptz,
  -- Who answered last.
  staff_id text references users (id) on delete set null,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  -- Of the first message of the customer that nobody has answered.
  waiting_since timestamptz,
  -- Staff closed it. The next message opens it again.
  done_at timestamptz,
  check (customer_read between 0 and last_sequence),
  check (staff_read between 0 and last_sequence),
  check (done_at is null or waiting_since is null)
);
create index chats_open on chats (last_message_at) where done_at is null;
create index chats_by_age on chats (last_message_at);
create index chats_of_staff on chats (staff_id) where staff_id is not null;

create table chat_messages (
  user_id text not null references chats (user_id) on delete cascade,
  sequence integer not null check (sequence > 0),
  author text not null check (author in ('customer', 'staff')),
  -- Null for a message of the customer, and when the account of the author was deleted.
  staff_id text references users (id) on delete set null,
  -- Made by the browser before the first attempt: sending again stores nothing.
  client_id uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  sent_at timestamptz not null,
  primary key (user_id, sequence),
  unique (user_id, author, client_id),
  check (author = 'staff' or staff_id is null)
);
create index chat_messages_by_age on chat_messages (sent_at);
create index chat_messages_of_staff on chat_messages (staff_id) where staff_id is not null;

-- Members of staff who have switched "You answer chats" on at least once.
create table chat_staff (
  user_id text primary key references users (id) on delete cascade,
  -- What customers see as the author of a message.
  shown_name text not null check (char_length(shown_name) between 1 and 40),
  is_answering boolean not null,
  -- The last sign of the browser. Who is answering but not seen for a while counts as absent.
  seen_at timestamptz not null
);

-- Open streams of a user end at once, in every process, when a session or a role of the user ends.
create function announce_ended_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat_event', json_build_object('kind', 'access', 'userId', old.user_id)::text);
  -- Whoever lost the role answers no chats.
  if tg_table_name = 'user_roles' then
    perform pg_notify('chat_event', '{"kind":"presence"}');
  end if;
  return null;
end
$$;
create trigger sessions_announce_end after delete on sessions
  for each row execute function announce_ended_access();
create trigger user_roles_announce_end after delete on user_roles
  for each row execute function announce_ended_access();
