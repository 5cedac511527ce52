-- When the reconciler last asked about a notice that nobody had handled, so that it asks from time to time, not always.
alter table payment_notices add column asked_at timestamptz;

-- When the payment service last told us anything: whether it can be relied on to tell.
create index payment_notices_told on payment_notices (received_at) where source = 'webhook';
