-- Who wrote a ticket, and who keeps uploads waiting.

-- Anybody can type any address into the contact form. Only a signed-in sender has proved to own it. Tickets from before
-- this column count as unproved.
alter table support_tickets add column was_signed_in boolean not null default false;

-- A keyed hash of the uploader's network that changes every day, until a ticket takes the upload.
alter table ticket_attachments add column client text check (length(client) between 1 and 64);
alter table ticket_attachments add check (ticket_id is null or client is null);
