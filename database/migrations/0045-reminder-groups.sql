-- An address ends reminders of one group and keeps the others: data that runs low, the end of a plan, an installation that was
-- never reported, the request for a review. Whoever had ended reminders before had ended all of them, and still has.
alter table reminder_optouts
  add column reminder_group text check (reminder_group in ('low-data', 'plan-ends', 'installation', 'review')),
  drop constraint reminder_optouts_pkey;

insert into reminder_optouts (email, reminder_group, created_at)
select old.email, every_group.name, old.created_at
from reminder_optouts old, unnest(array['low-data', 'plan-ends', 'installation', 'review']) as every_group (name);

delete from reminder_optouts where reminder_group is null;

alter table reminder_optouts
  alter column reminder_group set not null,
  add primary key (email, reminder_group);
