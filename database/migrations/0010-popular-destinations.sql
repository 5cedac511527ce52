-- Destinations the owner puts on the home page, in the owner's order. Without rows the shop shows what sells.
create table popular_picks (
  position integer primary key check (position > 0),
  -- A destination has no row of its own: it is what packages with one slug have in common.
  slug text not null unique check (slug ~ '^[a-z0-9-]+$')
);

-- What sold lately is counted every few minutes: only the orders of that time are read.
create index orders_paid on orders (paid_at) where paid_at is not null;
