-- Invoices and credit notes. Every paid order has one invoice, every refund of a sale one credit note.

-- The seller as the settings named it, one row per change: a later change does not rewrite an old invoice.
create table sellers (
  id bigint generated always as identity primary key,
  name text not null,
  address text not null,
  tax_id text not null,
  support_email text not null,
  -- Included in every price, in hundredths of a percent: 2100 is 21 %. Null: the settings name no tax.
  tax_basis_points integer check (tax_basis_points between 0 and 10000),
  since timestamptz not null
);

-- F: invoices. R: credit notes, which need a series of their own.
create table invoice_series (
  series text primary key check (series in ('F', 'R')),
  last_number bigint not null check (last_number >= 0)
);
insert into invoice_series values ('F', 0), ('R', 0);

create table invoices (
  series text not null references invoice_series (series),
  number bigint not null check (number > 0),
  order_id uuid not null references orders (id),
  -- What a credit note is about.
  refund_id uuid unique references refunds (id),
  issued_at timestamptz not null,
  -- Null: issued before the shop stored its seller.
  seller_id bigint references sellers (id),
  primary key (series, number),
  check ((series = 'R') = (refund_id is not null))
);
create unique index invoices_one_per_order on invoices (order_id) where series = 'F';
create index invoices_of_order on invoices (order_id);

-- The row of the series is locked until the transaction ends, so a number that is not used is not taken either.
create function issue_invoice(of_series text, of_order uuid, of_refund uuid, at timestamptz) returns void
language plpgsql as $$
declare
  next_number bigint;
begin
  update invoice_series set last_number = last_number + 1 where series = of_series returning last_number into next_number;
  insert into invoices (series, number, order_id, refund_id, issued_at, seller_id)
    values (of_series, next_number, of_order, of_refund, at, (select max(id) from sellers));
end
$$;

create function issue_invoice_of_order() returns trigger language plpgsql as $$
begin
  if not exists (select from invoices where order_id = new.id and series = 'F') then
    perform issue_invoice('F', new.id, null, new.paid_at);
  end if;
  return null;
end
$$;

create function issue_credit_note() returns trigger language plpgsql as $$
declare
  sold uuid;
begin
  -- A payment that does not count bought nothing: there is no invoice to correct.
  select order_id into sold from payments where payment_id = new.payment_id and counts;
  if sold is not null and not exists (select from invoices where refund_id = new.id) then
    perform issue_invoice('R', sold, new.id, new.done_at);
  end if;
  return null;
end
$$;

insert into invoices (series, number, order_id, issued_at)
  select 'F', row_number() over (order by paid_at, number), id, paid_at from orders where paid_at is not null;
insert into invoices (series, number, order_id, refund_id, issued_at)
  select 'R', row_number() over (order by r.done_at, r.id), p.order_id, r.id, r.done_at
  from refunds r join payments p on p.payment_id = r.payment_id where r.status = 'done' and p.counts;
update invoice_series s set last_number = (select count(*) from invoices i where i.series = s.series);

-- Deferred, so that the series is the last thing a transaction locks, just before it commits.
create constraint trigger orders_write_invoice after insert or update of status on orders
  deferrable initially deferred for each row when (new.paid_at is not null) execute function issue_invoice_of_order();
create constraint trigger refunds_write_credit_note after insert or update of status on refunds
  deferrable initially deferred for each row when (new.status = 'done') execute function issue_credit_note();

create function keep_invoices() returns trigger language plpgsql as $$
begin
  raise exception 'An invoice is never changed or deleted; a credit note corrects it'
    using errcode = 'check_violation', constraint = 'invoices_kept';
end
$$;
create trigger invoices_kept before update or delete on invoices
  for each row execute function keep_invoices();

-- Order history, a page at a time.
drop index orders_of_user;
create index orders_of_user on orders (user_id, paid_at desc, number desc);
