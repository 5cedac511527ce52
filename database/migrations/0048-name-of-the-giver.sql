-- The name under which the buyer gives a gift, as they typed it.
alter table gifts add column giver_name text check (char_length(giver_name) between 1 and 40);
