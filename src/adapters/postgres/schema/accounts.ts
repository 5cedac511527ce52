import type { Role } from '#core/accounts/role-store.ts';
import { boolean, customType, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true });
const createdColumns = {
  created_at: at('created_at').notNull().defaultNow(),
  updated_at: at('updated_at').notNull().defaultNow(),
};
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  email_verified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  disabled_at: at('disabled_at'),
  ...createdColumns,
});

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  user_id: userId(),
  token: text('token').notNull().unique(),
  expires_at: at('expires_at').notNull(),
  ip_address: text('ip_address'),
  user_agent: text('user_agent'),
  password_confirmed_at: at('password_confirmed_at'),
  ...createdColumns,
});

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    user_id: userId(),
    provider_id: text('provider_id').notNull(),
    account_id: text('account_id').notNull(),
    password: text('password'),
    access_token: text('access_token'),
    refresh_token: text('refresh_token'),
    id_token: text('id_token'),
    access_token_expires_at: at('access_token_expires_at'),
    refresh_token_expires_at: at('refresh_token_expires_at'),
    scope: text('scope'),
    ...createdColumns,
  },
  (table) => [unique().on(table.provider_id, table.account_id)],
);

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expires_at: at('expires_at').notNull(),
  ...createdColumns,
});

export const userRoles = pgTable(
  'user_roles',
  {
    user_id: userId(),
    role: text('role').$type<Role>().notNull(),
    granted_at: at('granted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.role] })],
);

/** Each row is a link that was mailed to the wanted address. */
export const addressChanges = pgTable('address_changes', {
  token_hash: bytea('token_hash').primaryKey(),
  user_id: userId(),
  email: text('email').notNull(),
  requested_at: at('requested_at').notNull(),
  expires_at: at('expires_at').notNull(),
});
