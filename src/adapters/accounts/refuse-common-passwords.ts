import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { isCommonPassword } from '#core/accounts/common-passwords.ts';
import type { HookContext } from './hook-context.ts';

const PATHS = new Set(['/sign-up/email', '/reset-password', '/change-password', '/set-password']);

const Body = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  newPassword: z.string().optional(),
});

/** Checked wherever a password is chosen. Signing in with an old password does not count as choosing it. */
export function refuseCommonPasswords({ path, body: received }: Pick<HookContext, 'path' | 'body'>): void {
  if (!PATHS.has(path)) return;
  const body = Body.safeParse(received);
  const password = body.data?.newPassword ?? body.data?.password;
  if (password !== undefined && isCommonPassword(password, body.data?.email ?? '')) {
    throw new APIError('BAD_REQUEST', {
      code: 'PASSWORD_TOO_COMMON',
      message: 'This password is among the first anyone would guess. Please choose another one.',
    });
  }
}
