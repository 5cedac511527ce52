-- Accounts as better-auth keeps them (user, session, account, verification, rateLimit), under our names:
-- its models are mapped to these tables and its camelCase fields to these columns in src/adapters/accounts.

create table users (
  id text primary key,
  name text not null,
  -- Always lower case, so that one mailbox is one account.
  email text not null unique check (email = lower(email) and position('@' in email) > 1),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- A way to prove who one is: for us the password, hashed.
create table accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_of_user on accounts (user_id);

-- Pending proofs: confirmation, reset and magic-link tokens (hashed) until they are used or too old.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expiry on verifications (expires_at);

create table rate_limits (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

create table user_roles (
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('admin')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- Two admins removing each other at the same moment must not leave the shop without one: the lock makes
-- the second wait for the first, and the check then sees what the first did.
create function keep_one_admin() returns trigger language plpgsql as $$
begin
  if exists (select from before where role = 'admin') then
    perform pg_advisory_xact_lock(hashtext('user_roles_keep_one_admin'));
    if not exists (select from user_roles where role = 'admin') then
      raise exception 'The last admin cannot be removed'
        using errcode = 'check_violation', constraint = 'user_roles_keep_one_admin';
    end if;
  end if;
  return null;
end
$$;
create trigger keep_one_admin_on_delete after delete on user_roles
  referencing old table as before for each statement execute function keep_one_admin();
create trigger keep_one_admin_on_update after update on user_roles
  referencing old table as before for each statement execute function keep_one_admin();
