import { adminOnly, OK, staff } from './answers.ts';
import type { ApiRow } from './api-table.ts';

/** Every visitor of the table signed in hours ago. */
const CONFIRM_PASSWORD = { status: 403, code: 'confirm-password' };

/** The routes of /api/admin. What each does is tested in tests/integration/admin. */
export const ADMIN_TABLE: readonly ApiRow[] = [
  { route: 'GET /api/admin/me', answers: staff(OK) },
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
