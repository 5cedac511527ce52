-- A secret link to install one eSIM.

create table shares (
  id uuid primary key,
  esim_id uuid not null references esims (id) on delete cascade,
  -- SHA-256 of the secret, which is derived from the id with a key of the shop and never stored.
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  channel text not null check (channel in ('whatsapp', 'sms', 'email', 'link', 'code', 'gift')),
  -- The language in which the recipient is addressed.
  language text not null check (language in ('en', 'es')),
  -- The address to which the shop sent the link; removed some weeks after the link ended.
  recipient text check (recipient = lower(recipient)),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '72 hours'),
  -- Its owner revoked it, or a newer link replaced it.
  revoked_at timestamptz,
  -- The first time its recipient pressed the button that shows the eSIM.
  revealed_at timestamptz check (revealed_at >= created_at and revealed_at < expires_at),
  check (recipient is null or channel = 'email')
);
create index shares_of_esim on shares (esim_id, created_at);
create index shares_with_recipient on shares (expires_at) where recipient is not null;

-- The link by email: sent first, or again as a reminder. Its job is queued in the transaction that writes the row.
create table share_mails (
  id uuid primary key,
  share_id uuid not null references shares (id) on delete cascade,
  status text not null check (status in ('due', 'sent', 'refused', 'ended')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
create index share_mails_due on share_mails (created_at) where status = 'due';
create index share_mails_of_share on share_mails (share_id);
