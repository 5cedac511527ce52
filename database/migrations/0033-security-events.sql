-- Refused requests and failed calls, counted per minute. No row is about one request, and none names an address.
create table security_events (
  minute timestamptz not null check (minute = date_trunc('minute', minute, 'UTC')),
  kind text not null check (kind in ('failed-sign-in', 'unauthorized', 'rate-limited', 'network-error')),
  -- The pattern of a route, such as /api/orders/:id, or the name of a service. 'other': the minute had too many.
  route text not null check (length(route) between 1 and 200),
  -- A keyed hash of the client's address that changes every day. Empty: several clients, or none.
  client text not null check (client ~ '^[0-9a-f]{10}$' or client = ''),
  count bigint not null check (count > 0),
  primary key (minute, kind, route, client)
);

-- The last check of each external service: network, payments, mail.
create table service_checks (
  service text primary key check (service in ('network', 'payments', 'mail')),
  checked_at timestamptz not null,
  succeeded_at timestamptz,
  -- Null: the last check succeeded.
  failure text check (failure in ('no-response', 'refused', 'error')),
  check (failure is not null or succeeded_at = checked_at)
);

-- The credit at the network, as it was last read. At most one row.
create table network_balance (
  is_only boolean primary key default true check (is_only),
  cents bigint not null,
  read_at timestamptz not null
);

-- The running processes of the shop. A row that was not renewed for a minute is of a process that was killed.
create table processes (
  id uuid primary key,
  role text not null check (role in ('all', 'web', 'worker')),
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  disk_free_bytes bigint,
  disk_total_bytes bigint
);

-- The screen of mails reads the newest of every table, and those to an address.
create index sent_mails_by_time on sent_mails (created_at desc);
create index sent_mails_to on sent_mails (recipient text_pattern_ops, created_at desc);
create index account_mails_by_time on account_mails (created_at desc);
create index account_mails_to on account_mails (recipient text_pattern_ops, created_at desc);
create index share_mails_by_time on share_mails (created_at desc);
create index reminders_by_time on reminders (created_at desc);
create index withdrawal_mails_by_time on withdrawal_mails (created_at desc);
create index newsletter_mails_by_time on newsletter_mails (created_at desc);
create index cart_reminders_by_time on cart_reminders (created_at desc);
create index ticket_mails_by_time on ticket_mails (created_at desc);
