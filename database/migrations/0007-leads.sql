-- Who meant to buy. Written when a checkout is submitted; read in /admin.

create table leads (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and position('@' in email) > 1),
  source text not null check (source <> ''),
  cart jsonb not null check (jsonb_typeof(cart) = 'array'),
  cart_value_cents integer not null check (cart_value_cents >= 0),
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  utm_term text,
  captured_at timestamptz not null
);
create index leads_latest on leads (captured_at desc);
