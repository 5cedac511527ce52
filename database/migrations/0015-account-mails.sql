-- Mails about an account: confirmation, password reset, sign-in link, already registered. Their job is queued in the
-- transaction that writes the row, so a crash or a mail server that defers mails loses none.
create table account_mails (
  id uuid primary key,
  kind text not null check (kind in ('confirm-address', 'reset-password', 'magic-link', 'already-registered')),
  recipient text not null check (recipient = lower(recipient)),
  language text not null check (language in ('en', 'es')),
  -- The path of the link, with its token. Encrypted, and removed when the mail is no longer due.
  sealed_path text,
  -- When the link expires; after that the mail is not sent.
  expires_at timestamptz not null,
  status text not null check (status in ('due', 'sent', 'refused', 'expired')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  check ((status = 'due') = (sealed_path is not null)),
  check ((status = 'sent') = (sent_at is not null)),
  check (expires_at > created_at)
);
create index account_mails_due on account_mails (created_at) where status = 'due';
create index account_mails_ended on account_mails (created_at) where status <> 'due';
