import { integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ReminderGroup } from '#core/reminders/reminder-group.ts';
import type { ReminderKind } from '#core/reminders/reminder.ts';
import { esims } from './delivery.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    esim_id: uuid('esim_id')
      .notNull()
      .references(() => esims.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReminderKind>().notNull(),
    period: integer('period').notNull(),
    status: text('status').$type<'due' | 'sent' | 'refused'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    created_at: at('created_at').notNull(),
    tried_at: at('tried_at'),
    sent_at: at('sent_at'),
  },
  (table) => [unique().on(table.esim_id, table.kind, table.period)],
);

export const reminderOptouts = pgTable(
  'reminder_optouts',
  {
    email: text('email').notNull(),
    reminder_group: text('reminder_group').$type<ReminderGroup>().notNull(),
    created_at: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.reminder_group] })],
);
