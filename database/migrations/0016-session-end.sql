-- A session in use is extended again and again. It ends 90 days after sign-in at the latest, whoever writes the row.
create function end_session_after_90_days() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end
$$;
create trigger sessions_absolute_end before insert or update on sessions
  for each row execute function end_session_after_90_days();
-- Sessions of today keep working: at most 90 days from their own sign-in.
update sessions set expires_at = expires_at where expires_at > created_at + interval '90 days';
