-- When the reconciler last asked about a notice that nobody had handled, so that it asks from time to time, not always.
alter table payment_notices add column asked_at timestamptz;

-- When the payment service last told us anything: whether it can be relied on to tell.
create index payment_notices_told on payment_notices (received_at) where source = 'webhook';

-- Said in other words than the index of payable carts. With the same words both fit the question whether a cart has a
-- payable order, and in a rush the server went through all unpaid orders for each one.
drop index orders_unpaid;
create index orders_unpaid on orders (pay_until) where paid_at is null and cancelled_at is null;
