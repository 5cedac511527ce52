import { adminOnly, OK, SHOWS_ANA, staff } from './answers.ts';
import type { ApiRow } from './api-row.ts';

/** Every visitor of the table signed in hours ago. */
const CONFIRM_PASSWORD = { status: 403, code: 'confirm-password' };

/** The routes of /api/admin. What each does is tested in tests/integration/admin. */
export const ADMIN_TABLE: readonly ApiRow[] = [
  { route: 'GET /api/admin/me', answers: staff(OK) },
  // Accounts
  { route: 'GET /api/admin/accounts', query: '?search={email}', answers: adminOnly(SHOWS_ANA) },
  {
    route: 'PUT /api/admin/accounts/{id}/roles',
    body: { roles: [], edition: 0 },
    answers: adminOnly(CONFIRM_PASSWORD),
  },
  { route: 'GET /api/admin/audit', answers: adminOnly(OK) },
  // Orders
  { route: 'GET /api/admin/orders', query: '?search={email}', answers: staff(SHOWS_ANA) },
  { route: 'GET /api/admin/orders/{id}', of: 'gift', answers: staff(SHOWS_ANA) },
  {
    route: 'POST /api/admin/orders/{id}/retry',
    of: 'gift',
    answers: adminOnly({ status: 409, code: 'nothing-to-retry' }),
  },
  { route: 'POST /api/admin/orders/{id}/resend-mail', of: 'gift', answers: staff(SHOWS_ANA) },
  {
    route: 'POST /api/admin/orders/{id}/refunds',
    of: 'gift',
    body: { unitIds: [], reason: 'goodwill' },
    answers: adminOnly(CONFIRM_PASSWORD),
  },
  {
    route: 'POST /api/admin/orders/{id}/notes',
    of: 'gift',
    body: { text: 'A note' },
    answers: staff(SHOWS_ANA),
  },
  {
    route: 'PUT /api/admin/orders/{id}/handled',
    of: 'gift',
    body: { isHandled: true },
    answers: staff(SHOWS_ANA),
  },
  // Tickets
  // Chats
  // Withdrawals
  // Newsletter and leads
];
