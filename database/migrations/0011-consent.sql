-- What the customer was shown about delivery and the right of withdrawal, by the key of its text; the language is the
-- order's. A box has a time when it was ticked; a note has none. Older orders were shown neither.
alter table orders
  add column withdrawal_text text check (withdrawal_text ~ '^withdrawal-(tick|note)-[0-9]+$'),
  add column withdrawal_accepted_at timestamptz,
  add constraint orders_withdrawal_ticked check (
    (withdrawal_accepted_at is not null) = coalesce(withdrawal_text like 'withdrawal-tick-%', false)
  );
