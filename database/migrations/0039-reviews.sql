-- Reviews by travellers who used an eSIM. A row is written when the traveller is asked, and filled when they answer.

alter table reminders drop constraint reminders_kind_check;
alter table reminders add constraint reminders_kind_check
  check (kind in ('data-75', 'data-90', 'ends-3-days', 'ends-1-day', 'not-installed', 'review'));
-- Top-ups start no new period for what is asked once for an eSIM.
alter table reminders drop constraint reminders_check1;
alter table reminders add constraint reminders_asked_once
  check (kind not in ('not-installed', 'review') or period = 0);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  esim_id uuid not null unique references esims (id) on delete cascade,
  -- An order is asked about once, however many eSIMs it has.
  order_id uuid not null unique references orders (id),
  -- Who was asked: the owner of the eSIM or the recipient of a gift.
  email text not null check (email = lower(email)),
  -- SHA-256 of the token in the link, which is stored nowhere.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  asked_at timestamptz not null,
  status text not null check (status in ('asked', 'waiting', 'published', 'rejected')),
  stars smallint check (stars between 1 and 5),
  body text check (char_length(body) <= 1000),
  -- Null: shown without a name.
  shown_name text check (char_length(shown_name) between 1 and 40),
  language text check (language in ('en', 'es')),
  -- Which text the traveller agreed to.
  consent_text text,
  written_at timestamptz,
  rejection text check (rejection in ('off-topic', 'personal-data', 'insult', 'advertising', 'unlawful')),
  decided_at timestamptz,
  -- Grows with every change, of the traveller and of staff.
  edition integer not null default 0,
  constraint reviews_written check (
    num_nulls(stars, body, language, consent_text, written_at) = case status when 'asked' then 5 else 0 end),
  constraint reviews_rejection check ((status = 'rejected') = (rejection is not null)),
  constraint reviews_decided check ((status in ('published', 'rejected')) = (decided_at is not null))
);
create index reviews_in_order on reviews (status, written_at desc, id desc) where status <> 'asked';
create index reviews_asked on reviews (asked_at) where status = 'asked';
create index reviews_by_email on reviews (email);

-- Pages show published reviews from memory. Whatever changes them (staff, their author, the end of their time, a deleted
-- account) tells every process to read them again.
create function notify_reviews_changed() returns trigger language plpgsql as $$
begin
  if 'published' in (old.status, new.status) then
    perform pg_notify('reviews_changed', '');
  end if;
  return null;
end
$$;
create trigger reviews_changed after insert or update or delete on reviews
  for each row execute function notify_reviews_changed();
