import { adminOnly, OK, SHOWS_ANA, staff, UNKNOWN } from './answers.ts';
import type { ApiRow } from './api-table.ts';

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
  // Chats. The customers of the table never wrote one.
  { route: 'GET /api/admin/chats', answers: staff(OK) },
  { route: 'GET /api/admin/chats/{id}', of: 'order', answers: staff(UNKNOWN) },
  {
    route: 'POST /api/admin/chats/{id}/messages',
    of: 'order',
    body: { clientId: '5b0d1f6e-6f0e-4a53-9a5e-6a1f0f6f7a11', text: 'Hi', seen: 0 },
    answers: staff(UNKNOWN),
  },
  {
    route: 'PUT /api/admin/chats/{id}/finished',
    of: 'order',
    body: { seen: 0 },
    answers: staff(UNKNOWN),
  },
  {
    route: 'PUT /api/admin/chat-presence',
    body: { isAnswering: false, shownName: 'Alex' },
    answers: staff(OK),
  },
  { route: 'POST /api/admin/chat-signals', body: { kind: 'here' }, answers: staff({ status: 204 }) },
  { route: 'GET /api/admin/chat-events', isStream: true, answers: staff(OK) },
  // Withdrawals
  // Newsletter and leads
];
