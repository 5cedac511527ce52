import { adminOnly, NOT_SERVED, OK, SHOWS_ANA, staff, UNKNOWN } from './answers.ts';
import type { ApiRow } from './api-row.ts';

/** Every visitor of the table signed in hours ago. */
const CONFIRM_PASSWORD = { status: 403, code: 'confirm-password' };

/** The id of the request is no number. */
const NO_NUMBER = { status: 400, code: 'invalid-input' };
/** The body, or a name in the address, is not one. */
const BAD_INPUT = NO_NUMBER;
const NO_ID = '5f0c1f6e-1f57-4a52-9a3f-0f1f5a9f6a11';
const CHANGED = { status: 409, code: 'changed-meanwhile', showsAna: true } as const;

/** The routes of /api/admin. What each does is tested in tests/integration/admin. */
export const ADMIN_TABLE: readonly ApiRow[] = [
  { route: 'GET /api/admin/me', answers: staff(OK) },
  // Overview
  { route: 'GET /api/admin/sales', answers: adminOnly(OK) },
  { route: 'GET /api/admin/waiting', answers: staff(OK) },
  { route: 'GET /api/admin/alerts', answers: adminOnly(OK) },
  { route: 'POST /api/admin/alerts/{id}/close', body: {}, answers: adminOnly(NO_NUMBER) },
  // Accounts
  { route: 'GET /api/admin/accounts', query: '?search={email}', answers: adminOnly(SHOWS_ANA) },
  {
    route: 'PUT /api/admin/accounts/{id}/roles',
    body: { roles: [], edition: 0 },
    answers: adminOnly(CONFIRM_PASSWORD),
  },
  // The id of an order is no account.
  { route: 'GET /api/admin/accounts/{id}', of: 'order', answers: adminOnly(UNKNOWN) },
  { route: 'POST /api/admin/accounts/{id}/sign-out', of: 'order', answers: adminOnly(UNKNOWN) },
  {
    route: 'PUT /api/admin/accounts/{id}/access',
    of: 'order',
    body: { isDisabled: true, edition: 0 },
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
  // Catalogue
  { route: 'GET /api/admin/catalogue', answers: adminOnly(OK) },
  { route: 'GET /api/admin/catalogue.csv', answers: adminOnly(CONFIRM_PASSWORD) },
  {
    route: 'PUT /api/admin/catalogue/{id}',
    of: 'order',
    body: {
      ownPriceCents: null,
      availableStock: null,
      isPopular: false,
      isHidden: false,
      edition: 0,
      stockSeen: null,
    },
    answers: adminOnly(UNKNOWN),
  },
  {
    route: 'POST /api/admin/catalogue-import-previews',
    body: { fileName: 'a.csv', text: 'package_id,stock\nx,1' },
    answers: adminOnly(OK),
  },
  {
    route: 'POST /api/admin/catalogue-imports',
    body: { fileName: 'a.csv', text: 'package_id,stock\nx,1', digest: '', sellsBelowCost: false },
    answers: adminOnly({ status: 409, code: 'changed-meanwhile' }),
  },
  { route: 'GET /api/admin/catalogue-imports/last', answers: adminOnly(OK) },
  {
    route: 'POST /api/admin/catalogue-imports/{id}/undo',
    body: {},
    answers: adminOnly(NO_NUMBER),
  },
  { route: 'GET /api/admin/catalogue-syncs', answers: adminOnly(OK) },
  { route: 'POST /api/admin/catalogue-syncs', body: {}, answers: adminOnly(OK) },
  { route: 'GET /api/admin/catalogue-syncs/{id}/changes', answers: adminOnly(NO_NUMBER) },
  { route: 'GET /api/admin/popular-picks', answers: adminOnly(OK) },
  // As it is: nothing changes.
  { route: 'PUT /api/admin/popular-picks', body: { picks: [], seen: [] }, answers: adminOnly(OK) },
  // Statistics
  { route: 'GET /api/admin/visits', answers: staff(OK) },
  { route: 'GET /api/admin/visits.csv', answers: staff(CONFIRM_PASSWORD) },
  { route: 'GET /api/admin/page-speed', answers: staff(OK) },
  { route: 'GET /api/admin/page-speed.csv', answers: staff(CONFIRM_PASSWORD) },
  // Tickets
  { route: 'GET /api/admin/tickets', answers: staff(SHOWS_ANA) },
  { route: 'GET /api/admin/tickets/{id}', of: 'ticket', answers: staff(SHOWS_ANA) },
  { route: 'GET /api/admin/tickets/{id}/attachment', of: 'ticket', answers: staff(SHOWS_ANA) },
  // Of an older state of the ticket: it is shown as it is now, and nothing is stored.
  {
    route: 'POST /api/admin/tickets/{id}/replies',
    of: 'ticket',
    body: { requestId: NO_ID, body: 'Hello', lastSeenMessageId: NO_ID },
    answers: staff(CHANGED),
  },
  {
    route: 'PUT /api/admin/tickets/{id}/assignee',
    of: 'ticket',
    body: { isMine: true, before: null },
    answers: { ...staff(SHOWS_ANA), admin: CHANGED },
  },
  {
    route: 'PUT /api/admin/tickets/{id}/status',
    of: 'ticket',
    body: { isClosed: false },
    answers: staff(SHOWS_ANA),
  },
  { route: 'GET /api/admin/saved-replies', answers: staff(OK) },
  {
    route: 'POST /api/admin/saved-replies',
    body: { title: 'Hi', en: 'Hello', es: null },
    answers: staff(OK),
  },
  {
    route: 'PUT /api/admin/saved-replies/{id}',
    of: 'ticket',
    body: { title: 'Hi', en: 'Hello', es: null, edition: 1 },
    answers: staff(NOT_SERVED),
  },
  { route: 'DELETE /api/admin/saved-replies/{id}', of: 'ticket', answers: staff(OK) },
  // Chats
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
  // System
  { route: 'GET /api/admin/system', answers: adminOnly(OK) },
  { route: 'GET /api/admin/security-events', answers: adminOnly(OK) },
  { route: 'GET /api/admin/jobs', answers: adminOnly(OK) },
  { route: 'POST /api/admin/jobs/{id}/retry', of: 'esim', body: {}, answers: adminOnly(UNKNOWN) },
  { route: 'GET /api/admin/mails', query: '?search={email}', answers: adminOnly(SHOWS_ANA) },
  {
    route: 'POST /api/admin/mails/{family}/{id}/resend',
    body: {},
    answers: adminOnly({ status: 400, code: 'invalid-input' }),
  },
  { route: 'GET /api/admin/sandbox', answers: adminOnly(OK) },
  { route: 'POST /api/admin/sandbox/clock', body: { milliseconds: 1_000 }, answers: adminOnly(OK) },
  {
    route: 'POST /api/admin/sandbox/faults',
    body: { service: 'webhooks', kind: 'delay', count: 1 },
    answers: adminOnly(OK),
  },
  { route: 'DELETE /api/admin/sandbox/faults', answers: adminOnly(OK) },
  // Withdrawals
  { route: 'GET /api/admin/withdrawals', answers: staff(OK) },
  { route: 'GET /api/admin/withdrawals/{id}', of: 'esim', answers: staff(UNKNOWN) },
  {
    route: 'POST /api/admin/withdrawals/{id}/accept',
    of: 'esim',
    body: { unitIds: ['8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d'] },
    answers: adminOnly(CONFIRM_PASSWORD),
  },
  {
    route: 'POST /api/admin/withdrawals/{id}/refuse',
    of: 'esim',
    body: { refusal: 'too-late' },
    answers: adminOnly(UNKNOWN),
  },
  // Reviews
  { route: 'GET /api/admin/reviews', answers: staff(OK) },
  {
    route: 'PUT /api/admin/reviews/{id}/decision',
    of: 'esim',
    body: { status: 'published', rejection: null, edition: 1 },
    answers: staff(UNKNOWN),
  },
  // Discounts
  { route: 'GET /api/admin/discounts', answers: adminOnly(OK) },
  { route: 'GET /api/admin/discount-choices', answers: adminOnly(OK) },
  { route: 'GET /api/admin/discounts/{code}', answers: adminOnly(BAD_INPUT) },
  { route: 'POST /api/admin/discounts', body: {}, answers: adminOnly(BAD_INPUT) },
  { route: 'PUT /api/admin/discounts/{code}', body: {}, answers: adminOnly(BAD_INPUT) },
  {
    route: 'PUT /api/admin/discounts/{code}/active',
    body: { isActive: true },
    answers: adminOnly(BAD_INPUT),
  },
  { route: 'GET /api/admin/discount-series', answers: adminOnly(OK) },
  { route: 'GET /api/admin/discount-series/{id}', of: 'esim', answers: adminOnly(UNKNOWN) },
  { route: 'POST /api/admin/discount-series', body: {}, answers: adminOnly(BAD_INPUT) },
  {
    route: 'PUT /api/admin/discount-series/{id}/active',
    of: 'esim',
    body: { isActive: true },
    answers: adminOnly(UNKNOWN),
  },
  {
    route: 'POST /api/admin/discount-series/{id}/export',
    of: 'esim',
    answers: adminOnly(CONFIRM_PASSWORD),
  },
  // Newsletter and leads
  { route: 'GET /api/admin/newsletter', answers: adminOnly(OK) },
  { route: 'POST /api/admin/newsletter/export', body: {}, answers: adminOnly(CONFIRM_PASSWORD) },
  { route: 'DELETE /api/admin/newsletter/{id}', of: 'esim', answers: adminOnly(UNKNOWN) },
  { route: 'GET /api/admin/leads', answers: adminOnly(SHOWS_ANA) },
  { route: 'POST /api/admin/leads/export', body: {}, answers: adminOnly(CONFIRM_PASSWORD) },
  { route: 'DELETE /api/admin/leads/{id}', of: 'order', answers: adminOnly(UNKNOWN) },
];
