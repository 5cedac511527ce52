-- Newsletter subscriptions and cart reminders.

-- One row per email about the newsletter. A row of the kind confirm is also the request: its link names the row, so only
-- the owner of the mailbox can subscribe the address.
create table newsletter_mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('confirm', 'welcome')),
  email text not null check (email = lower(email) and position('@' in email) > 1),
  language text not null check (language in ('en', 'es')),
  -- The key of the text that was shown with the form.
  consent_text text not null check (consent_text ~ '^newsletter-[0-9]+$'),
  status text not null default 'due' check (status in ('due', 'sent', 'refused', 'skipped')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
-- However often a form is submitted, an address gets one email a day.
create unique index newsletter_confirmation_a_day on newsletter_mails (email, ((created_at at time zone 'UTC')::date))
  where kind = 'confirm';
create index newsletter_mails_due on newsletter_mails (created_at) where status = 'due';
create index newsletter_mails_of_email on newsletter_mails (email);

create table newsletter_subscriptions (
  email text primary key check (email = lower(email)),
  language text not null check (language in ('en', 'es')),
  consent_text text not null check (consent_text ~ '^newsletter-[0-9]+$'),
  source text not null check (source in ('form', 'account')),
  requested_at timestamptz not null,
  confirmed_at timestamptz not null,
  -- Null: subscribed.
  ended_at timestamptz
);

-- A reminder of a cart whose buyer ticked the box for it. One per lead.
create table cart_reminders (
  id uuid primary key default gen_random_uuid(),
  lead_id bigint not null unique references leads (id) on delete cascade,
  language text not null check (language in ('en', 'es')),
  consent_text text not null check (consent_text ~ '^cart-reminder-[0-9]+$'),
  consented_at timestamptz not null,
  -- waiting: its time has not come.
  status text not null check (status in ('waiting', 'due', 'sent', 'refused', 'skipped')),
  due_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
create index cart_reminders_waiting on cart_reminders (due_at) where status = 'waiting';
create index cart_reminders_due on cart_reminders (created_at) where status = 'due';

-- Addresses that get no cart reminders, whatever is ticked.
create table cart_reminder_optouts (
  email text primary key check (email = lower(email)),
  created_at timestamptz not null
);
