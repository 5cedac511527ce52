-- Who an invoice is for, as the owner of the order typed it. Not a part of `invoices`, whose rows never change: these details
-- can be changed for some weeks and are deleted with the account, and the invoice stays valid without them.
create table billing_details (
  order_id uuid primary key references orders (id),
  name text not null check (char_length(name) between 1 and 120),
  -- Up to four lines, separated by line feeds. Here and below, empty: not given.
  address text not null check (char_length(address) <= 323),
  country text not null check (char_length(country) <= 60),
  tax_number text not null check (char_length(tax_number) <= 40),
  changed_at timestamptz not null
);
