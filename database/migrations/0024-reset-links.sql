-- A new password ends the reset links that were mailed before it: whoever asked for one may not be the owner.
create function end_reset_links() returns trigger language plpgsql as $$
begin
  -- The identifier is a hash. Only reset links have the id of an account as their value.
  delete from verifications where value = new.user_id;
  return null;
end
$$;
create trigger accounts_first_password_ends_reset_links after insert on accounts
  for each row when (new.password is not null) execute function end_reset_links();
create trigger accounts_new_password_ends_reset_links after update of password on accounts
  for each row when (new.password is distinct from old.password) execute function end_reset_links();
