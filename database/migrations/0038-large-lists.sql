-- Indexes for lists of /admin with 100,000 orders and as many emails.

-- Emails that are not sent are few, and the ones that staff look for.
create index sent_mails_unsent on sent_mails (created_at desc) where status <> 'sent';
create index account_mails_unsent on account_mails (created_at desc) where status <> 'sent';
create index share_mails_unsent on share_mails (created_at desc) where status <> 'sent';
create index reminders_unsent on reminders (created_at desc) where status <> 'sent';
create index withdrawal_mails_unsent on withdrawal_mails (created_at desc) where status <> 'sent';
create index newsletter_mails_unsent on newsletter_mails (created_at desc) where status <> 'sent';
create index cart_reminders_unsent on cart_reminders (created_at desc) where status <> 'sent';
create index ticket_mails_unsent on ticket_mails (created_at desc) where status <> 'sent';
create index chat_mails_unsent on chat_mails (created_at desc) where status <> 'sent';

-- Emails by the beginning of their recipient.
create index shares_by_address_start on shares (recipient text_pattern_ops) where recipient is not null;
create index gifts_by_address_start on gifts (recipient_email text_pattern_ops);

-- Tickets in the order of their list: those that wait first, then the last message first.
create index support_tickets_in_order on support_tickets (waiting_since nulls last, last_message_at desc);
