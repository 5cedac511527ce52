-- Which languages exist is decided by the shop (`LANGUAGES` in src/core/language.ts); a language that is added needs no migration.
alter table account_mails drop constraint account_mails_language_check, add check (language ~ '^[a-z]{2}$');
alter table cart_reminders drop constraint cart_reminders_language_check, add check (language ~ '^[a-z]{2}$');
alter table chats drop constraint chats_language_check, add check (language ~ '^[a-z]{2}$');
alter table gifts drop constraint gifts_language_check, add check (language ~ '^[a-z]{2}$');
alter table newsletter_mails drop constraint newsletter_mails_language_check, add check (language ~ '^[a-z]{2}$');
alter table newsletter_subscriptions
  drop constraint newsletter_subscriptions_language_check, add check (language ~ '^[a-z]{2}$');
alter table orders drop constraint orders_language_check, add check (language ~ '^[a-z]{2}$');
alter table reviews drop constraint reviews_language_check, add check (language ~ '^[a-z]{2}$');
alter table shares drop constraint shares_language_check, add check (language ~ '^[a-z]{2}$');
alter table support_tickets drop constraint support_tickets_language_check, add check (language ~ '^[a-z]{2}$');
alter table withdrawals drop constraint withdrawals_language_check, add check (language ~ '^[a-z]{2}$');

-- The text of a saved reply in every language without a column of its own: {"pt": "Olá"}
alter table saved_replies
  add column more_bodies jsonb not null default '{}' check (jsonb_typeof(more_bodies) = 'object'),
  drop constraint saved_replies_check,
  add check (body_en is not null or body_es is not null or more_bodies <> '{}');
