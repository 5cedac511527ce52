import { APIError, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { isCommonPassword } from '#core/accounts/common-passwords.ts';
import { MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import { commonPasswords } from './common-password-list.ts';
import type { HookContext } from '../hook-context.ts';

/** Where a password is chosen. Signing in with an old password does not count as choosing it. */
const PATHS = new Set(['/sign-up/email', '/reset-password', '/change-password', '/first-password']);
/** Of these, the ones of a signed-in customer: the address is the account's. */
const SIGNED_IN = new Set(['/change-password', '/first-password']);

const Body = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  newPassword: z.string().optional(),
});

/** A password that is too short is left to the library: its message comes first. */
export async function refuseCommonPasswords(context: HookContext): Promise<void> {
  if (!PATHS.has(context.path)) return;
  const body = Body.safeParse(context.body).data ?? {};
  const password = body.newPassword ?? body.password ?? '';
  if (password.length < MIN_PASSWORD_LENGTH) return;
  const email = SIGNED_IN.has(context.path) ? await addressOf(context) : (body.email ?? '');
  if (!isCommonPassword({ password, email }, await commonPasswords())) return;
  throw new APIError('BAD_REQUEST', {
    code: 'PASSWORD_TOO_COMMON',
    message: 'This password is among the first anyone would guess. Please choose another one.',
  });
}

async function addressOf(context: HookContext): Promise<string> {
  return (await getSessionFromCtx(context))?.user.email ?? '';
}
