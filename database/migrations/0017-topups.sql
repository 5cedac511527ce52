-- A delivered top-up: data that was added to an eSIM the customer already has.

create table topups (
  unit_id uuid primary key,
  unit_outcome text not null default 'delivered' check (unit_outcome = 'delivered'),
  -- Null: the eSIM was not bought here.
  esim_id uuid references esims (id) on delete set null,
  iccid text not null check (iccid ~ '^[0-9]{18,22}$'),
  vendor_order_id text not null unique,
  created_at timestamptz not null,
  -- A top-up belongs to one unit, and to one that counts as delivered.
  foreign key (unit_id, unit_outcome) references order_units (id, outcome)
);
create index topups_of_esim on topups (esim_id);
-- "Two identical purchases within a minute ask first" looks for these.
create index order_units_of_target on order_units (target_iccid) where target_iccid is not null;

-- As `esims.iccid`: the network also sells ICCIDs that a customer could not type, with 18 digits or another check digit.
alter table order_units drop constraint order_units_target_iccid_check;
alter table order_units add constraint order_units_target_iccid_check check (target_iccid ~ '^[0-9]{18,22}$');

-- `topup`: what was added, to the payer. `topup-owner`: the same, to the owner of the eSIM when somebody else paid.
alter table sent_mails drop constraint sent_mails_kind_check;
alter table sent_mails add constraint sent_mails_kind_check
  check (kind in ('welcome', 'order', 'refund', 'topup', 'topup-owner'));
