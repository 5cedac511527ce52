import { ACCOUNT_TABLES } from './tables/account-tables.ts';
import { CHAT_TABLES } from './tables/chat-tables.ts';
import { IMPERSONAL_TABLES } from './tables/impersonal-tables.ts';
import { ORDER_TABLES } from './tables/order-tables.ts';

/** Every table of the database. */
export const STORED_TABLES = { ...ORDER_TABLES, ...ACCOUNT_TABLES, ...CHAT_TABLES, ...IMPERSONAL_TABLES };
