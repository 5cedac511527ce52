import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#core/language.ts';
import type { MailRowStatus } from '#core/mail/mail-row.ts';
import type { NewsletterMailKind, NewsletterText } from '#core/newsletter/newsletter.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const newsletterMails = pgTable('newsletter_mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<NewsletterMailKind>().notNull(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  consent_text: text('consent_text').$type<NewsletterText>().notNull(),
  status: text('status').$type<MailRowStatus>().notNull().default('due'),
  attempts: integer('attempts').notNull().default(0),
  created_at: at('created_at').notNull(),
  tried_at: at('tried_at'),
  sent_at: at('sent_at'),
});

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: text('email').primaryKey(),
  language: text('language').$type<Language>().notNull(),
  consent_text: text('consent_text').$type<NewsletterText>().notNull(),
  source: text('source').$type<'form' | 'account'>().notNull(),
  requested_at: at('requested_at').notNull(),
  confirmed_at: at('confirmed_at').notNull(),
  ended_at: at('ended_at'),
  id: uuid('id').notNull().unique().defaultRandom(),
});
