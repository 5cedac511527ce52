import { ACCOUNT_TABLES } from './tables/account-tables.ts';
import { CHAT_TABLES } from './tables/chat-tables.ts';
import { IMPERSONAL_TABLES } from './tables/impersonal-tables.ts';
import { ORDER_TABLES } from './tables/order-tables.ts';
import { SUBSCRIPTION_TABLES } from './tables/subscription-tables.ts';
import { SUPPORT_TABLES } from './tables/support-tables.ts';
import { WITHDRAWAL_TABLES } from './tables/withdrawal-tables.ts';

/** Every table of the database. */
export const STORED_TABLES = {
  ...ORDER_TABLES,
  ...ACCOUNT_TABLES,
  ...WITHDRAWAL_TABLES,
  ...SUBSCRIPTION_TABLES,
  ...SUPPORT_TABLES,
  ...CHAT_TABLES,
  ...IMPERSONAL_TABLES,
};
