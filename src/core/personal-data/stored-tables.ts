import { ACCOUNT_TABLES } from './tables/account-tables.ts';
import { IMPERSONAL_TABLES } from './tables/impersonal-tables.ts';
import { ORDER_TABLES } from './tables/order-tables.ts';
import { SUPPORT_TABLES } from './tables/support-tables.ts';

/** Every table of the database. */
export const STORED_TABLES = { ...ORDER_TABLES, ...ACCOUNT_TABLES, ...SUPPORT_TABLES, ...IMPERSONAL_TABLES };
