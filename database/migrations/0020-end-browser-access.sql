-- A browser that paid sees its order without signing in. That ends when the owner of the account signs out everywhere or
-- gets a new password. An empty hash fits no cookie. Rows are locked in the order of their ids, as everywhere.
create function end_browser_access(of_user text) returns void language sql as $$
  update orders set browser_token_hash = '' where id in (
    select id from orders where user_id = of_user and browser_token_hash <> '' order by id for update
  );
$$;

create function end_browser_access_of_account() returns trigger language plpgsql as $$
begin
  perform end_browser_access(new.user_id);
  return null;
end
$$;
create trigger accounts_first_password_ends_browser_access after insert on accounts
  for each row when (new.password is not null) execute function end_browser_access_of_account();
create trigger accounts_new_password_ends_browser_access after update of password on accounts
  for each row when (new.password is distinct from old.password) execute function end_browser_access_of_account();

alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check
  check (kind in ('confirm-address', 'reset-password', 'magic-link', 'already-registered', 'new-password'));
