import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#core/language.ts';
import { esims, sentMails } from './delivery.ts';
import { orders } from './orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const gifts = pgTable('gifts', {
  order_id: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  recipient_email: text('recipient_email').notNull(),
  recipient_name: text('recipient_name'),
  giver_name: text('giver_name'),
  language: text('language').$type<Language>().notNull(),
  message: text('message'),
  send_at: at('send_at').notNull(),
  time_zone: text('time_zone').notNull(),
  edition: integer('edition').notNull().default(1),
  released_at: at('released_at'),
  mail_id: uuid('mail_id').references(() => sentMails.id),
  kept_at: at('kept_at'),
  created_at: at('created_at').notNull(),
});

/** To whom an eSIM of a gift was sent that was opened before the others got another recipient. */
export const openedGifts = pgTable('opened_gifts', {
  esim_id: uuid('esim_id')
    .primaryKey()
    .references(() => esims.id, { onDelete: 'cascade' }),
  order_id: uuid('order_id')
    .notNull()
    .references(() => gifts.order_id, { onDelete: 'cascade' }),
  recipient_email: text('recipient_email').notNull(),
  recipient_name: text('recipient_name'),
  giver_name: text('giver_name'),
  language: text('language').$type<Language>().notNull(),
  message: text('message'),
});
