import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CartReminderText } from '#core/cart-reminders/cart-reminder.ts';
import type { Language } from '#core/language.ts';
import type { MailRowStatus } from '#core/mail/mail-row.ts';
import { leads } from './leads.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const cartReminders = pgTable('cart_reminders', {
  id: uuid('id').primaryKey().defaultRandom(),
  lead_id: bigint('lead_id', { mode: 'number' })
    .notNull()
    .unique()
    .references(() => leads.id, { onDelete: 'cascade' }),
  language: text('language').$type<Language>().notNull(),
  consent_text: text('consent_text').$type<CartReminderText>().notNull(),
  consented_at: at('consented_at').notNull(),
  status: text('status').$type<'waiting' | MailRowStatus>().notNull(),
  due_at: at('due_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  created_at: at('created_at').notNull(),
  tried_at: at('tried_at'),
  sent_at: at('sent_at'),
});

export const cartReminderOptouts = pgTable('cart_reminder_optouts', {
  email: text('email').primaryKey(),
  created_at: at('created_at').notNull(),
});
