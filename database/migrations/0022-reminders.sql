-- Reminders about an eSIM: little data left, the end of its plan, an installation that was never reported.

-- When the shop next decides whether a reminder is due. Set by each reading; null: nothing will be due before the next one.
alter table esims add column remind_at timestamptz;
create index esims_to_remind on esims (remind_at) where remind_at is not null;

-- One row per reminder that is sent or about to be. Its recipient is found when it is sent.
create table reminders (
  id uuid primary key default gen_random_uuid(),
  esim_id uuid not null references esims (id) on delete cascade,
  kind text not null check (kind in ('data-75', 'data-90', 'ends-3-days', 'ends-1-day', 'not-installed')),
  -- How many top-ups the eSIM had: each one starts a new period, in which every reminder may be sent once.
  period integer not null check (period >= 0),
  status text not null check (status in ('due', 'sent', 'refused')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  unique (esim_id, period, kind),
  check ((status = 'sent') = (sent_at is not null)),
  check (kind <> 'not-installed' or period = 0)
);
create index reminders_due on reminders (created_at) where status = 'due';

-- Addresses that get no reminders.
create table reminder_optouts (
  email text primary key check (email = lower(email)),
  created_at timestamptz not null
);
