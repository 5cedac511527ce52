import { bigint, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#core/language.ts';
import type { MailRowStatus } from '#core/mail/mail-row.ts';
import type { Refusal, WithdrawalMailKind, WithdrawalStatus } from '#core/withdrawals/withdrawal.ts';
import { orders } from './orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().unique(),
    order_number: text('order_number').notNull(),
    email: text('email').notNull(),
    positions: integer('positions').array().notNull(),
    language: text('language').$type<Language>().notNull(),
    declared_at: at('declared_at').notNull(),
    order_id: uuid('order_id').references(() => orders.id),
    status: text('status').$type<WithdrawalStatus>().notNull().default('open'),
    refusal: text('refusal').$type<Refusal>(),
    note: text('note'),
    decided_at: at('decided_at'),
  },
  (table) => [unique().on(table.order_number, table.email, table.positions)],
);

export const withdrawalMails = pgTable(
  'withdrawal_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    withdrawal_id: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WithdrawalMailKind>().notNull(),
    status: text('status').$type<MailRowStatus>().notNull().default('due'),
    attempts: integer('attempts').notNull().default(0),
    created_at: at('created_at').notNull(),
    tried_at: at('tried_at'),
    sent_at: at('sent_at'),
  },
  (table) => [unique().on(table.withdrawal_id, table.kind)],
);
