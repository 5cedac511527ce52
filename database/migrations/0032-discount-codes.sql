-- Discount codes as staff manages them, and lists of newsletter addresses and leads.

-- Codes of one campaign, each for one order. The browser chooses the id, so that pressing twice makes one series.
create table discount_series (
  id uuid primary key,
  -- Newest first in lists.
  number bigint generated always as identity unique,
  prefix text not null check (prefix ~ '^[A-Z0-9_-]{2,20}$'),
  code_count integer not null check (code_count between 1 and 5000),
  created_at timestamptz not null
);

alter table discount_codes
  add column number bigint generated always as identity unique,
  add column series_id uuid references discount_series (id),
  -- Slugs of destinations. With `discount_code_packages` empty too: all plans.
  add column destinations text[] not null default '{}',
  add constraint discount_codes_series_once check (series_id is null or total_limit = 1);
create index discount_codes_single on discount_codes (number) where series_id is null;
create index discount_codes_of_series on discount_codes (series_id, number) include (uses, is_active) where series_id is not null;
create index discount_codes_by_start on discount_codes (code text_pattern_ops);

-- The discount of the order, so that what a code gave away is read from one index.
alter table discount_redemptions add column amount_cents integer check (amount_cents >= 0);
update discount_redemptions r set amount_cents = o.discount_cents from orders o where o.id = r.order_id;
alter table discount_redemptions alter column amount_cents set not null;
drop index discount_redemptions_of_code;
create index discount_redemptions_of_code on discount_redemptions (code) include (state, amount_cents);

-- Names an address in an address of the API and in the audit log, where the address itself must not be.
alter table newsletter_subscriptions add column id uuid not null unique default gen_random_uuid();
create index newsletter_subscriptions_current on newsletter_subscriptions (confirmed_at, id) where ended_at is null;
create index newsletter_subscriptions_ended on newsletter_subscriptions (ended_at, id) where ended_at is not null;
create index newsletter_subscriptions_by_address_start on newsletter_subscriptions (email text_pattern_ops);
create index newsletter_requests_latest on newsletter_mails (created_at, id) where kind = 'confirm';
create index newsletter_mails_by_address_start on newsletter_mails (email text_pattern_ops);

drop index leads_latest;
create index leads_latest on leads (captured_at, id);
create index leads_by_address_start on leads (email text_pattern_ops);
create index leads_by_utm_source on leads (utm_source) where utm_source is not null;
create index leads_by_utm_campaign on leads (utm_campaign) where utm_campaign is not null;
