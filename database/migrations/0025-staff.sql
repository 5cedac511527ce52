-- Roles of staff, recent sign-in, audit log; refunds and notes by staff.

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

-- Refunds that a person requests: one request may contain several units, and the customer gets one mail about it.
alter table refunds add column request_id uuid;
create index refunds_of_request on refunds (request_id) where request_id is not null;
alter table sent_mails drop constraint sent_mails_kind_check;
alter table sent_mails add constraint sent_mails_kind_check check (kind in
  ('welcome', 'order', 'refund', 'refund-after-delivery', 'topup', 'topup-owner', 'gift', 'gift-receipt'));

-- What staff writes about an order, for staff only.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders (id),
  staff_id text not null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index order_notes_of_order on order_notes (order_id, created_at);

-- An order that needed a person, until somebody marked it as handled.
create table handled_orders (
  order_id uuid primary key references orders (id),
  staff_id text not null,
  at timestamptz not null
);

-- Searching orders: the beginning of an address, the end of an ICCID, a coupon; and what was refused.
create index orders_by_address_start on orders (email text_pattern_ops);
create index esims_by_iccid_end on esims (right(iccid, 4));
create index topups_by_iccid_end on topups (right(iccid, 4));
create index discount_redemptions_of_code on discount_redemptions (code);
create index refunds_refused on refunds (payment_id) where status = 'refused';
create index sent_mails_refused on sent_mails (order_id) where status = 'refused';
create index users_by_address_start on users (email text_pattern_ops);
