-- A secret link to install one eSIM.

create table shares (
  id uuid primary key default gen_random_uuid(),
  esim_id uuid not null references esims (id) on delete cascade,
  -- SHA-256 of the secret; the secret itself is never stored.
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  channel text not null check (channel in ('whatsapp', 'sms', 'email', 'link', 'code', 'gift')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '72 hours'),
  revoked_at timestamptz,
  revealed_at timestamptz
);
create index shares_of_esim on shares (esim_id, created_at);
