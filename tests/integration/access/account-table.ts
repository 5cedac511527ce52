import { everyone, NO_SESSION, NOT_SERVED, OK, ownData, type Answer, type Answers } from './answers.ts';
import type { ApiRow } from './api-row.ts';

const POST_ONLY = { status: 405, code: 'method-not-allowed' };

const PASSWORD = 'a lighthouse at 6 o’clock';
const ANOTHER = { email: '{email}' };
/** The same for an address without an account (AUTH-23). */
const SAME_FOR_ANY_ADDRESS = everyone({ status: 200, isLikeUnknown: true });
const WRONG_PASSWORD = { status: 401, code: 'invalid-email-or-password', isLikeUnknown: true } as const;

/** Calls of the accounts library that our pages use. */
export const ACCOUNT_TABLE: readonly ApiRow[] = [
  { route: 'POST /api/auth/password-state', body: {}, answers: ownData(NO_SESSION, OK) },
  { route: 'POST /api/auth/sign-out', body: {}, endsSession: true, answers: everyone(OK) },
  { route: 'POST /api/auth/revoke-sessions', body: {}, endsSession: true, answers: ownData(NO_SESSION, OK) },
  {
    route: 'POST /api/auth/change-password',
    body: { currentPassword: 'not a password', newPassword: PASSWORD },
    answers: sessionNeeded({ status: 400, code: 'credential-account-not-found' }),
  },
  // Too short, so that nobody gets a password here.
  {
    route: 'POST /api/auth/first-password',
    body: { newPassword: 'x' },
    answers: sessionNeeded({ status: 400, code: 'password-too-short' }),
  },
  {
    route: 'POST /api/auth/sign-in/email',
    body: { ...ANOTHER, password: 'not her password' },
    answers: everyone(WRONG_PASSWORD),
  },
  // The one call that says whether an address is registered, as the specification demands (AUTH-21).
  {
    route: 'POST /api/auth/sign-up/email',
    body: { ...ANOTHER, password: PASSWORD, name: '' },
    answers: everyone({ status: 422, code: 'already-registered' }),
  },
  { route: 'POST /api/auth/sign-in/magic-link', body: ANOTHER, answers: SAME_FOR_ANY_ADDRESS },
  { route: 'POST /api/auth/request-password-reset', body: ANOTHER, answers: SAME_FOR_ANY_ADDRESS },
  {
    route: 'POST /api/auth/reset-password',
    body: { token: 'no-token', newPassword: PASSWORD },
    answers: everyone({ status: 400, code: 'invalid-token' }),
  },
  { route: 'GET /api/auth/magic-link/verify', answers: everyone(POST_ONLY) },
  { route: 'GET /api/auth/verify-email', answers: everyone(POST_ONLY) },
];

/** Calls of the library that no page uses. A client that sends one gets what an unknown address gets. */
export const UNUSED_CALLS: readonly ApiRow[] = [
  'GET /api/auth/account-info',
  'GET /api/auth/callback/{id}',
  'GET /api/auth/delete-user/callback',
  'GET /api/auth/error',
  'GET /api/auth/get-session',
  'GET /api/auth/list-accounts',
  'GET /api/auth/list-sessions',
  'GET /api/auth/ok',
  'GET /api/auth/reset-password/{token}',
  'POST /api/auth/callback/{id}',
  'POST /api/auth/change-email',
  'POST /api/auth/delete-user',
  'POST /api/auth/get-access-token',
  'POST /api/auth/get-session',
  'POST /api/auth/link-social',
  'POST /api/auth/refresh-token',
  'POST /api/auth/revoke-other-sessions',
  'POST /api/auth/revoke-session',
  'POST /api/auth/send-verification-email',
  'POST /api/auth/sign-in/social',
  'POST /api/auth/unlink-account',
  'POST /api/auth/update-session',
  'POST /api/auth/update-user',
  'POST /api/auth/verify-password',
].map((route) => ({ route, answers: everyone(NOT_SERVED) }));

/** A request about the visitor's own account, with a value that every account refuses. */
function sessionNeeded(refusal: Answer): Answers {
  return { ...everyone(refusal), guest: NO_SESSION, payer: NO_SESSION };
}
