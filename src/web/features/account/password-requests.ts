import * as z from 'zod/mini';
import { RequestRefused } from '#core/retry/failure.ts';
import { postToAccounts } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import type { AccountNeeds } from './account-requests.ts';

/** Why a request about a password or an account did not succeed. */
export type PasswordProblem =
  | Readonly<{
      kind:
        | 'too-short'
        | 'too-long'
        | 'too-common'
        | 'wrong-current'
        | 'known-address'
        | 'old-link'
        | 'disabled'
        | 'too-many'
        | 'unreachable';
    }>
  /** Any other rejection, with the server's own message. */
  | Readonly<{ kind: 'refused'; message: string | null }>;

const Rejection = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const REJECTIONS = new Map<string, Exclude<PasswordProblem['kind'], 'refused'>>([
  ['password-too-short', 'too-short'],
  ['password-too-long', 'too-long'],
  ['password-too-common', 'too-common'],
  ['invalid-password', 'wrong-current'],
  ['already-registered', 'known-address'],
  ['invalid-token', 'old-link'],
  ['user-not-found', 'old-link'],
  ['account-disabled', 'disabled'],
]);

export function signUp(
  { email, password }: Readonly<{ email: string; password: string }>,
  needs: AccountNeeds,
): Promise<PasswordProblem | null> {
  return send('/sign-up/email', { email, password, name: '' }, needs);
}

/** The response is the same whether or not the address has an account. */
export function requestPasswordReset(email: string, needs: AccountNeeds): Promise<PasswordProblem | null> {
  return send('/request-password-reset', { email }, needs);
}

/** With the token of a reset email. Signs in this browser. */
export function resetPassword(
  { token, password }: Readonly<{ token: string; password: string }>,
  needs: AccountNeeds,
): Promise<PasswordProblem | null> {
  return send('/reset-password', { token, newPassword: password }, needs);
}

/** Ends all other sessions of the account. */
export function changePassword(
  { current, password }: Readonly<{ current: string; password: string }>,
  needs: AccountNeeds,
): Promise<PasswordProblem | null> {
  return send('/change-password', { currentPassword: current, newPassword: password }, needs);
}

/** For an account that has no password yet. */
export function setFirstPassword(password: string, needs: AccountNeeds): Promise<PasswordProblem | null> {
  return send('/first-password', { newPassword: password }, needs);
}

/** Ends all sessions of the account, also this one. */
export function signOutEverywhere(needs: AccountNeeds): Promise<PasswordProblem | null> {
  return send('/revoke-sessions', {}, needs);
}

const PasswordState = z.object({ hasPassword: z.boolean() });

/** Whether the signed-in customer has a password. */
export async function fetchPasswordState({ anonKey }: Pick<FetchNeeds, 'anonKey'>): Promise<boolean> {
  const response = await postToAccounts('/password-state', {}, { anonKey });
  if (!response.ok) throw new RequestRefused(response.status);
  return z.parse(PasswordState, await response.json()).hasPassword;
}

/** Null: it succeeded. */
async function send(path: `/${string}`, body: object, needs: AccountNeeds): Promise<PasswordProblem | null> {
  const response = await postToAccounts(path, body, needs).catch(() => null);
  if (response === null || response.status >= 500) return { kind: 'unreachable' };
  if (response.ok) return null;
  if (response.status === 429) return { kind: 'too-many' };
  return readRejection(await response.json().catch(() => null));
}

function readRejection(body: unknown): PasswordProblem {
  const parsed = z.safeParse(Rejection, body);
  if (!parsed.success) return { kind: 'refused', message: null };
  const { code, message } = parsed.data.error;
  const known = REJECTIONS.get(code);
  return known === undefined ? { kind: 'refused', message } : { kind: known };
}
