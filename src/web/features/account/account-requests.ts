import { returnPath } from '#core/accounts/return-path.ts';
import * as z from 'zod/mini';
import type { Language } from '#core/language.ts';
import { postToAccounts } from '../../api/api-client.ts';

/** `unreachable`: the outcome is unknown; as far as we know the link was not used. */
export type LinkButtonOutcome = 'signed-in' | 'old-link' | 'disabled' | 'too-many' | 'unreachable';
export type SignInProblem =
  /** `account-limited`: too many failures for this account; the sign-in link by email still works. */
  | Readonly<{
      kind: 'invalid' | 'unconfirmed' | 'disabled' | 'too-many' | 'account-limited' | 'unreachable';
    }>
  /** Any other rejection, with the server's own message. */
  | Readonly<{ kind: 'refused'; message: string | null }>;
export type PasswordOutcome = Readonly<{ kind: 'signed-in' }> | SignInProblem;
export type LinkOutcome = 'sent' | 'too-many' | 'unreachable';

export type AccountNeeds = Readonly<{ anonKey: string; language: Language }>;

const Rejection = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** Uses the token of an emailed link, which works once. Called only after a visitor pressed the button. */
export async function redeemLink(
  path: '/magic-link/verify' | '/verify-email',
  token: string,
  needs: AccountNeeds,
): Promise<LinkButtonOutcome> {
  const response = await postToAccounts(path, { token }, needs).catch(() => null);
  if (response === null || response.status >= 500) return 'unreachable';
  if (response.ok) return 'signed-in';
  if (response.status === 429) return 'too-many';
  const { data } = z.safeParse(Rejection, await response.json().catch(() => null));
  return data?.error.code === 'account-disabled' ? 'disabled' : 'old-link';
}

/** Requests a sign-in link. The response is the same whether or not the address has an account. */
/** `next` is the page that the link in the mail leads to after sign-in. */
export async function sendMagicLink(
  { email, next }: Readonly<{ email: string; next: string | null }>,
  needs: AccountNeeds,
): Promise<LinkOutcome> {
  const callback = next === null ? {} : { callbackURL: returnPath(next) };
  const response = await postToAccounts('/sign-in/magic-link', { email, ...callback }, needs).catch(
    () => null,
  );
  if (response === null) return 'unreachable';
  if (response.ok) return 'sent';
  return response.status === 429 ? 'too-many' : 'unreachable';
}

export async function signInByPassword(
  credentials: Readonly<{ email: string; password: string }>,
  needs: AccountNeeds,
): Promise<PasswordOutcome> {
  const response = await postToAccounts('/sign-in/email', credentials, needs).catch(() => null);
  if (response === null) return { kind: 'unreachable' };
  if (response.ok) return { kind: 'signed-in' };
  const rejection = z.safeParse(Rejection, await response.json().catch(() => null)).data?.error;
  const known = REJECTIONS.get(rejection?.code ?? '');
  if (known !== undefined) return { kind: known };
  if (response.status === 429) return { kind: 'too-many' };
  return { kind: 'refused', message: rejection?.message ?? null };
}

const REJECTIONS = new Map<string, 'account-limited' | 'disabled' | 'invalid' | 'unconfirmed'>([
  ['account-disabled', 'disabled'],
  ['too-many-sign-ins', 'account-limited'],
  ['invalid-email-or-password', 'invalid'],
  ['email-not-verified', 'unconfirmed'],
]);
