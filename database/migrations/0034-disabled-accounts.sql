-- An admin can disable an account: nobody can sign in to it until an admin enables it again.
alter table users add column disabled_at timestamptz;

-- Every way to sign in ends in a new session, so this refuses all of them. The lock makes a sign-in and the disabling
-- take turns: either the sign-in sees it here, or its session exists when the disabling ends all sessions.
create function refuse_session_of_disabled_account() returns trigger language plpgsql as $$
begin
  if (select disabled_at from users where id = new.user_id for share) is not null then
    raise exception 'The account is disabled'
      using errcode = 'check_violation', constraint = 'sessions_of_enabled_accounts';
  end if;
  return new;
end
$$;
create trigger sessions_of_enabled_accounts before insert on sessions
  for each row execute function refuse_session_of_disabled_account();

-- A disabled admin cannot act, so at least one enabled admin must stay.
create or replace function keep_one_admin() returns trigger language plpgsql as $$
begin
  if exists (select from before where role = 'admin') then
    perform pg_advisory_xact_lock(hashtext('user_roles_keep_one_admin'));
    if not exists (
      select from user_roles r join users u on u.id = r.user_id where r.role = 'admin' and u.disabled_at is null
    ) then
      raise exception 'The last admin cannot be removed'
        using errcode = 'check_violation', constraint = 'user_roles_keep_one_admin';
    end if;
  end if;
  return null;
end
$$;

create function keep_one_enabled_admin() returns trigger language plpgsql as $$
begin
  if exists (select from user_roles where user_id = new.id and role = 'admin') then
    perform pg_advisory_xact_lock(hashtext('user_roles_keep_one_admin'));
    if not exists (
      select from user_roles r join users u on u.id = r.user_id where r.role = 'admin' and u.disabled_at is null
    ) then
      raise exception 'The last admin cannot be disabled'
        using errcode = 'check_violation', constraint = 'user_roles_keep_one_admin';
    end if;
  end if;
  return null;
end
$$;
create trigger keep_one_enabled_admin after update of disabled_at on users
  for each row when (old.disabled_at is null and new.disabled_at is not null)
  execute function keep_one_enabled_admin();
