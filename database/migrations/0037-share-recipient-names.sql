-- The name that the sender typed for the recipient of a link. Only the sender sees it.
alter table shares add column recipient_name text check (length(recipient_name) between 1 and 200);

-- The names of links without an address are removed after the same time.
drop index shares_with_recipient;
create index shares_with_recipient on shares (expires_at)
  where recipient is not null or recipient_name is not null;
