-- The mail that confirms the deletion of an account.
alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check check (kind in
  ('confirm-address', 'reset-password', 'magic-link', 'already-registered', 'new-password', 'account-deleted'));

-- Checkouts that were not paid and still have their address; the daily job erases it.
create index orders_to_erase on orders (cancelled_at)
  where cancelled_at is not null and email not like '%@deleted.invalid';
