-- When the reconciler last asked about a notice that nobody had handled, so that it asks from time to time, not always.
alter table payment_notices add column asked_at timestamptz;
