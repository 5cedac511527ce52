-- The name under which the buyer gave an eSIM to its earlier recipient: a later name is for the later one.
alter table opened_gifts add column giver_name text check (char_length(giver_name) between 1 and 40);
update opened_gifts set giver_name = gifts.giver_name from gifts where gifts.order_id = opened_gifts.order_id;
