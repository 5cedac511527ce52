import { adminOnly, OK, staff } from './answers.ts';
import type { ApiRow } from './api-table.ts';

/** Every visitor of the table signed in hours ago. */
const CONFIRM_PASSWORD = { status: 403, code: 'confirm-password' };

/** The id of the request is no number. */
const NO_NUMBER = { status: 400, code: 'invalid-input' };

/** The routes of /api/admin. What each does is tested in tests/integration/admin. */
export const ADMIN_TABLE: readonly ApiRow[] = [
  { route: 'GET /api/admin/me', answers: staff(OK) },
  // Overview
  { route: 'GET /api/admin/sales', answers: adminOnly(OK) },
  { route: 'GET /api/admin/alerts', answers: adminOnly(OK) },
  { route: 'POST /api/admin/alerts/{id}/close', body: {}, answers: adminOnly(NO_NUMBER) },
  // Accounts
  { route: 'GET /api/admin/team', answers: adminOnly(OK) },
  {
    route: 'PUT /api/admin/accounts/{id}/roles',
    body: { roles: [], edition: 0 },
    answers: adminOnly(CONFIRM_PASSWORD),
  },
  { route: 'GET /api/admin/audit', answers: adminOnly(OK) },
  // Orders
  // Tickets
  // Chats
  // Withdrawals
  // Newsletter and leads
];
