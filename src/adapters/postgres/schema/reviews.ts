import { customType, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#core/language.ts';
import type { Rejection, ReviewStatus } from '#core/reviews/review-values.ts';
import type { ReviewConsent } from '#core/reviews/review.ts';
import { esims } from './delivery.ts';
import { orders } from './orders.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true });

/** From the request on, which is a reminder. */
export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey().defaultRandom(),
  esim_id: uuid('esim_id')
    .notNull()
    .unique()
    .references(() => esims.id, { onDelete: 'cascade' }),
  order_id: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  email: text('email').notNull(),
  token_hash: bytea('token_hash').notNull().unique(),
  asked_at: at('asked_at').notNull(),
  status: text('status').$type<'asked' | ReviewStatus>().notNull(),
  stars: smallint('stars'),
  body: text('body'),
  shown_name: text('shown_name'),
  language: text('language').$type<Language>(),
  consent_text: text('consent_text').$type<ReviewConsent>(),
  written_at: at('written_at'),
  rejection: text('rejection').$type<Rejection>(),
  decided_at: at('decided_at'),
  edition: integer('edition').notNull().default(0),
});
