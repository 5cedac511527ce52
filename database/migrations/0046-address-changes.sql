-- A customer changes the address of the account: which one is wanted, until the link that was mailed to it is used.
create table address_changes (
  -- SHA-256 of the token in the link, which is stored nowhere else.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id text not null references users (id) on delete cascade,
  email text not null check (email = lower(email) and position('@' in email) > 1),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > requested_at)
);
create index address_changes_of_user on address_changes (user_id);
create index address_changes_expiry on address_changes (expires_at);

-- Whose mail it is when its recipient is not the address of the account: the wanted address or the one before.
alter table account_mails add column user_id text references users (id) on delete cascade;
create index account_mails_of_user on account_mails (user_id) where user_id is not null;
alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check check (kind in
  ('confirm-address', 'reset-password', 'magic-link', 'already-registered', 'new-password', 'account-deleted',
   'change-address', 'address-taken', 'address-changed'));
