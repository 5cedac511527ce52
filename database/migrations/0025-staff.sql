-- Roles of staff, recent sign-in, audit log.

alter table user_roles drop constraint user_roles_role_check;
alter table user_roles add constraint user_roles_role_check check (role in ('support', 'admin'));

-- When the owner of the session last typed the password to confirm something. Null: not in this session.
alter table sessions add column password_confirmed_at timestamptz;

-- Who changed what. Written in the transaction of the change itself.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- The account of the member of staff. No foreign key: an entry outlives the account.
  staff_id text not null,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
  target_kind text not null check (target_kind ~ '^[a-z]+(-[a-z]+)*$'),
  target_id text not null,
  -- Ids, numbers and states; never a text or an address of a customer.
  before jsonb,
  after jsonb
);
create index audit_log_of_target on audit_log (target_kind, target_id, id);
create index audit_log_of_staff on audit_log (staff_id, id);
create index audit_log_by_time on audit_log (at);

-- Not even the shop itself can change an entry, or delete one before three years have passed.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '1095 days' then
    return old;
  end if;
  raise exception 'Entries of the audit log cannot be changed'
    using errcode = 'check_violation', constraint = 'audit_log_append_only';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function keep_audit_log();
create function refuse_truncated_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of the audit log cannot be deleted'
    using errcode = 'check_violation', constraint = 'audit_log_append_only';
end
$$;
create trigger audit_log_not_truncated before truncate on audit_log
  for each statement execute function refuse_truncated_audit_log();
