import { ACCOUNT_TABLE, UNUSED_CALLS } from './account-table.ts';
import { ADMIN_TABLE } from './admin-table.ts';
import type { ApiRow } from './api-row.ts';
import {
  everyone,
  NOT_SERVED,
  OK,
  ownData,
  OWNER_ONLY,
  SHOWS_ANA,
  SIGNED_OUT,
  UNKNOWN,
  type Answer,
  type Answers,
} from './answers.ts';
import { GIFT_MESSAGE, GIFT_RECIPIENT } from './visitors.ts';

/** As long as the secret of a share link, and of none. */
const NO_SECRET = 'A'.repeat(22);
const INVALID = { status: 400, code: 'invalid-input' };
const OTHER_ADDRESS = { status: 400, code: 'other-address' };
const NO_PASSWORD = { status: 403, code: 'no-password' };
const NOT_SIGNED = { status: 400, code: 'not-signed' };
const NOT_THE_BROWSER = { status: 403, code: 'not-the-paying-browser' };

/** Ana's order by the id of its checkout session, which only her browser and the payment service know. */
const PROGRESS: Answers = { ...everyone(OK), payer: SHOWS_ANA };
const INSTALL_IN_BROWSER: Answers = { ...everyone(NOT_THE_BROWSER), payer: SHOWS_ANA };

/** Ana's gift: for her, and for the browser that paid. For everyone else there is none. */
const BUYER_ONLY: Answers = { ...everyone(UNKNOWN), payer: SHOWS_ANA, owner: SHOWS_ANA };
const SOME_DAY = new Date(Date.now() + 5 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/** The same for everybody with a session. */
const SIGN_IN_AGAIN: Answer = { status: 403, code: 'sign-in-again', isLikeUnknown: true };
const signedIn = (answer: Answer): Answers => ({
  ...everyone(answer),
  guest: SIGNED_OUT,
  payer: SIGNED_OUT,
});

const PUBLIC: readonly ApiRow[] = [
  { route: 'GET /api/packages', answers: everyone(OK) },
  { route: 'GET /api/packages/count', answers: everyone(OK) },
  { route: 'GET /api/packages/destinations', answers: everyone(OK) },
  { route: 'GET /api/packages/suggestions', query: '?q=jap', answers: everyone(OK) },
  { route: 'GET /api/packages/recommendation', answers: everyone(INVALID) },
  { route: 'GET /api/packages/itinerary', answers: everyone(INVALID) },
  { route: 'GET /api/package-inventory', query: '?ids=jp-plan', answers: everyone(OK) },
  { route: 'GET /api/package-offers', query: '?ids=jp-plan', answers: everyone(OK) },
  { route: 'GET /api/detect-user-country', answers: everyone(OK) },
  { route: 'GET /api/currency-rates', answers: everyone(OK) },
  { route: 'GET /api/openapi.json', answers: everyone(OK) },
  { route: 'GET /api/test-calls', answers: everyone(OK) },
  { route: 'GET /healthz', answers: everyone(OK) },
  { route: 'GET /readyz', answers: everyone(OK) },
  // On this machine, without a proxy, everyone may read it; a request from elsewhere needs the token.
  { route: 'GET /metrics', headers: { via: '1.1 proxy' }, answers: everyone(NOT_SERVED) },
  { route: 'GET /api/webhooks/airalo', answers: everyone(OK) },
  { route: 'GET /api/webhooks/stripe', answers: everyone(OK) },
  { route: 'POST /api/webhooks/airalo', body: {}, answers: everyone(NOT_SIGNED) },
  { route: 'POST /api/webhooks/stripe', body: {}, answers: everyone(NOT_SIGNED) },
  { route: 'POST /api/validate-packages', body: { packages: [] }, answers: everyone(OK) },
  { route: 'POST /api/page-speed', body: { route: '/plans', ttfb: 1 }, answers: everyone({ status: 204 }) },
  {
    route: 'POST /api/track-visitor',
    body: {
      sessionId: '0b5f0f5e-8f43-4b0f-9a0e-0c1d2e3f4a5b',
      pagePath: '/plans',
      sessionDuration: 1,
      step: 'visit',
    },
    answers: everyone({ status: 204 }),
  },
  {
    route: 'POST /api/capture-lead',
    body: { email: '{email}', source: 'checkout', cartItems: [], cartValueCents: 0 },
    answers: everyone(OK),
  },
  {
    // A guest must not learn from it whether an address has bought before, so it takes no address.
    route: 'POST /api/rpc/validate_discount_code',
    body: { p_code: 'NOPE', p_cart_items: [], p_subtotal: 1 },
    answers: everyone(OK),
  },
  // The secret in the body is the permission; all its holders are treated alike (see tests/integration/shares).
  { route: 'POST /api/shares/preview', body: { secret: NO_SECRET }, answers: everyone(OK) },
  { route: 'POST /api/shares/reveal', body: { secret: NO_SECRET }, answers: everyone(OK) },
  {
    route: 'POST /api/shares/installed',
    body: { secret: NO_SECRET, isInstalled: true },
    answers: everyone(OK),
  },
  // The same for the token of a reminder (see tests/integration/reminders).
  {
    route: 'POST /api/reminders/choice',
    body: { token: NO_SECRET, groups: ['review'], isWanted: false },
    answers: everyone(OK),
  },
  { route: 'POST /api/reminders/read', body: { token: NO_SECRET }, answers: everyone(OK) },
  { route: 'POST /email-reminders/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  { route: 'POST /es/email-reminders/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  { route: 'POST /pt/email-reminders/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  // And of a review (see tests/integration/reviews).
  { route: 'POST /api/reviews/read', body: { token: NO_SECRET }, answers: everyone(OK) },
  {
    route: 'POST /api/reviews/write',
    body: { token: NO_SECRET, stars: 5, text: '', name: '', language: 'en', consent: true },
    answers: everyone(OK),
  },
  { route: 'POST /api/reviews/withdraw', body: { token: NO_SECRET }, answers: everyone(OK) },
  { route: 'POST /newsletter', body: {}, answers: everyone({ status: 303 }) },
  { route: 'POST /es/newsletter', body: {}, answers: everyone({ status: 303 }) },
  { route: 'POST /newsletter/unsubscribe/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  { route: 'POST /es/newsletter/unsubscribe/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  { route: 'POST /pt/newsletter/unsubscribe/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  { route: 'POST /cart-reminder/stop/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  { route: 'POST /es/cart-reminder/stop/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  { route: 'POST /pt/cart-reminder/stop/{token}', of: 'esim', answers: everyone(NOT_SERVED) },
  { route: 'GET /api/support-form', answers: everyone(OK) },
  // A file without a name, and a form without a token: the flows are in tests/integration/support.
  { route: 'POST /api/support-attachments', answers: everyone(INVALID) },
  { route: 'POST /api/support-tickets', body: { email: '{email}' }, answers: everyone(INVALID) },
  { route: 'POST /api/create-checkout', body: { email: '{email}', items: [] }, answers: everyone(INVALID) },
];

const PERSONAL: readonly ApiRow[] = [
  { route: 'GET /api/me', answers: ownData(OK, SHOWS_ANA) },
  { route: 'GET /api/me/export', answers: ownData(SIGNED_OUT, SHOWS_ANA) },
  { route: 'GET /api/me/deletion', answers: ownData(SIGNED_OUT, OK) },
  // Nobody types another address than their own; the flow of a deletion is in tests/integration/personal-data.
  {
    route: 'DELETE /api/me',
    body: { email: 'nobody@example.com', language: 'en' },
    answers: { ...everyone(OTHER_ADDRESS), guest: SIGNED_OUT, payer: SIGNED_OUT },
  },
  { route: 'GET /api/me/address', answers: ownData(SIGNED_OUT, SHOWS_ANA) },
  // They signed in some time ago; the flow is in tests/integration/accounts.
  {
    route: 'PUT /api/me/address',
    body: { email: '{email}', language: 'en' },
    answers: { ...signedIn(SIGN_IN_AGAIN), owner: { status: 400, code: 'same-address' } },
  },
  { route: 'DELETE /api/me/address', answers: ownData(SIGNED_OUT, SHOWS_ANA) },
  {
    route: 'POST /api/me/address/confirm',
    body: { token: NO_SECRET, language: 'en' },
    answers: signedIn({ status: 400, code: 'invalid-token' }),
  },
  // They sign in by links; the flow of the password is in tests/integration/admin.
  {
    route: 'POST /api/me/confirm-password',
    body: { password: 'not the password' },
    answers: { ...everyone(NO_PASSWORD), guest: SIGNED_OUT, payer: SIGNED_OUT },
  },
  { route: 'GET /api/me/reminders', answers: ownData(SIGNED_OUT, OK) },
  {
    route: 'PUT /api/me/reminders',
    body: { group: 'low-data', isWanted: false },
    answers: ownData(SIGNED_OUT, OK),
  },
  { route: 'GET /api/me/tickets', answers: ownData(SIGNED_OUT, SHOWS_ANA) },
  { route: 'GET /api/me/tickets/{id}', of: 'ticket', answers: OWNER_ONLY },
  { route: 'GET /api/me/tickets/{id}/attachment', of: 'ticket', answers: OWNER_ONLY },
  {
    route: 'POST /api/me/tickets/{id}/messages',
    of: 'ticket',
    body: { requestId: '5f0c1f6e-1f57-4a52-9a3f-0f1f5a9f6a10', body: 'One more thing' },
    answers: OWNER_ONLY,
  },
  { route: 'GET /api/chat', answers: ownData(SIGNED_OUT, OK) },
  {
    route: 'POST /api/chat/messages',
    body: { clientId: '5b0d1f6e-6f0e-4a53-9a5e-6a1f0f6f7a10', text: '', language: 'en' },
    answers: signedIn({ status: 400, code: 'empty-message' }),
  },
  { route: 'POST /api/chat/read', body: { sequence: 0 }, answers: signedIn({ status: 204 }) },
  { route: 'POST /api/chat/typing', body: {}, answers: signedIn({ status: 204 }) },
  { route: 'GET /api/chat/events', isStream: true, answers: ownData(SIGNED_OUT, OK) },
  { route: 'GET /api/orders', answers: ownData(SIGNED_OUT, SHOWS_ANA) },
  // Ana's eSIM is a gift, so it is no stamp of hers (COLLECT-17); COLLECT-16 shows whose countries are listed.
  { route: 'GET /api/collection', answers: ownData(SIGNED_OUT, OK) },
  { route: 'GET /api/esims', answers: ownData(SIGNED_OUT, SHOWS_ANA) },
  // What is on sale for her eSIM; nothing in it is about her.
  {
    route: 'POST /api/topup-offers',
    body: { target: { esimId: '{esim}' } },
    answers: { ...OWNER_ONLY, owner: OK },
  },
  {
    route: 'POST /api/create-topup-checkout',
    body: {
      email: 'ana@example.com',
      target: { esimId: '{esim}' },
      packageId: 'jp-plan',
      priceCents: 1,
      withdrawal: { text: 'withdrawal-tick-1', isAccepted: true },
    },
    answers: { ...OWNER_ONLY, owner: { status: 409, code: 'no-topup-none' } },
  },
  { route: 'GET /api/gifts/{id}', of: 'gift', answers: BUYER_ONLY },
  {
    route: 'PUT /api/gifts/{id}',
    of: 'gift',
    body: {
      recipientEmail: GIFT_RECIPIENT,
      message: GIFT_MESSAGE,
      language: 'en',
      sendOn: SOME_DAY,
      timeZone: 'UTC',
    },
    answers: BUYER_ONLY,
  },
  { route: 'POST /api/gifts/{id}/send', of: 'gift', answers: BUYER_ONLY },
  // The browser that paid cancels it before its owner tries.
  {
    route: 'POST /api/gifts/{id}/cancel',
    of: 'gift',
    answers: { ...BUYER_ONLY, payer: OK, owner: UNKNOWN },
  },
  // The same receipt whether or not there is such an order.
  {
    route: 'POST /api/withdrawals',
    body: { orderNumber: '900001', email: 'nobody@example.com', language: 'en' },
    answers: everyone(OK),
  },
  {
    route: 'POST /api/subscribe-newsletter',
    body: { email: '{email}' },
    answers: everyone({ status: 200, isLikeUnknown: true }),
  },
  { route: 'POST /api/newsletter/confirm', body: { token: NO_SECRET }, answers: everyone(OK) },
  { route: 'POST /api/newsletter/choice', body: { token: NO_SECRET, isWanted: true }, answers: everyone(OK) },
  { route: 'GET /api/me/newsletter', answers: ownData(SIGNED_OUT, OK) },
  { route: 'PUT /api/me/newsletter', body: { isWanted: false }, answers: ownData(SIGNED_OUT, OK) },
  { route: 'POST /api/cart-reminders/restore', body: { token: NO_SECRET }, answers: everyone(OK) },
  {
    route: 'POST /api/cart-reminders/choice',
    body: { token: NO_SECRET, isWanted: true },
    answers: everyone(OK),
  },
  { route: 'POST /api/gift-links', body: { secret: 'A'.repeat(22) }, answers: everyone(NOT_SERVED) },
  { route: 'GET /api/esims/{id}', of: 'esim', answers: OWNER_ONLY },
  { route: 'GET /api/esims/{id}/install', of: 'esim', answers: OWNER_ONLY },
  { route: 'GET /api/esims/{id}/usage', of: 'esim', answers: OWNER_ONLY },
  { route: 'GET /api/usage', answers: ownData(SIGNED_OUT, SHOWS_ANA) },
  // The readings have no id or number of Ana's that is secret, but the order's number is hers.
  { route: 'GET /api/usage/readings.csv', answers: ownData(SIGNED_OUT, OK) },
  { route: 'POST /api/esims/{id}/refresh', of: 'esim', answers: OWNER_ONLY },
  {
    route: 'PUT /api/esims/{id}/installed',
    of: 'esim',
    body: { isInstalled: true },
    answers: OWNER_ONLY,
  },
  { route: 'PUT /api/esims/{id}/name', of: 'esim', body: { name: 'Mine' }, answers: OWNER_ONLY },
  // A gift has the id of its order.
  { route: 'GET /api/orders/{id}', of: 'gift', answers: BUYER_ONLY },
  // To the browser that paid the address is hidden.
  {
    route: 'GET /api/orders/{id}/invoice',
    of: 'gift',
    answers: { ...everyone(UNKNOWN), payer: OK, owner: SHOWS_ANA },
  },
  {
    route: 'POST /api/orders/{id}/resend-mail',
    of: 'gift',
    answers: { ...everyone(UNKNOWN), payer: OK, owner: SHOWS_ANA },
  },
  // The browser that paid has to sign in for it.
  {
    route: 'PUT /api/orders/{id}/billing-details',
    of: 'gift',
    body: { name: 'Ana Ruiz', address: '', country: '', taxNumber: '' },
    answers: { ...OWNER_ONLY, owner: OK },
  },
  { route: 'GET /api/orders/{number}/hand-out', of: 'order', answers: OWNER_ONLY },
  { route: 'GET /api/esims/{id}/shares', of: 'esim', answers: OWNER_ONLY },
  { route: 'POST /api/esims/{id}/shares/{shareId}/remind', of: 'esim', answers: OWNER_ONLY },
  {
    route: 'POST /api/esims/{id}/shares/{shareId}/send',
    of: 'esim',
    body: { channel: 'email', email: '{email}' },
    answers: OWNER_ONLY,
  },
  { route: 'POST /api/esims/{id}/shares/{shareId}/revoke', of: 'esim', answers: OWNER_ONLY },
  {
    route: 'POST /api/esims/{id}/shares',
    of: 'esim',
    body: { channel: 'email', email: '{email}' },
    answers: OWNER_ONLY,
  },
  { route: 'GET /api/checkout-sessions/{id}', of: 'checkout-session', answers: PROGRESS },
  {
    route: 'GET /api/checkout-sessions/{id}/events',
    of: 'checkout-session',
    isStream: true,
    answers: PROGRESS,
  },
  {
    route: 'GET /api/checkout-sessions/{id}/install',
    of: 'checkout-session',
    answers: INSTALL_IN_BROWSER,
  },
];

/**
 * Every route of the API and what each visitor gets. A test fails for a route without a row. Each row is an hour later
 * than the one before it; a share link lasts three days, so what is personal comes first.
 */
export const API_TABLE: readonly ApiRow[] = [
  ...PERSONAL,
  ...PUBLIC,
  ...ADMIN_TABLE,
  ...ACCOUNT_TABLE,
  ...UNUSED_CALLS,
];
