import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';

const Body = z.object({ newPassword: z.string() });

/**
 * The first password of a signed-in customer whose account was created by a payment or signs in by link. An account that
 * has a password must use /change-password, which requires the current one.
 */
export function firstPassword() {
  return {
    id: 'first-password',
    endpoints: {
      readPasswordState: createAuthEndpoint(
        '/password-state',
        // POST, as every account call of our pages.
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          const credential = await context.internalAdapter.findCredentialAccount(context.session.user.id);
          return json({ hasPassword: credential?.password != null });
        },
      ),
      setFirstPassword: createAuthEndpoint(
        '/first-password',
        { method: 'POST', body: Body, use: [sensitiveSessionMiddleware] },
        async ({ body, context, json }) => {
          refuseLength(body.newPassword);
          const { internalAdapter, password } = context;
          const userId = context.session.user.id;
          const credential = await internalAdapter.findCredentialAccount(userId);
          if (credential?.password != null) throw new APIError('BAD_REQUEST', HAS_PASSWORD);
          const hash = await password.hash(body.newPassword);
          // Unique per account: of two requests at the same time, one is refused by the database.
          if (credential === null)
            await internalAdapter.createAccount({
              userId,
              providerId: 'credential',
              accountId: userId,
              password: hash,
            });
          else await internalAdapter.updateAccount(credential.id, { password: hash });
          return json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

const HAS_PASSWORD = {
  code: 'PASSWORD_ALREADY_SET',
  message: 'This account has a password. Change it with the current one, or reset it by email.',
};

function refuseLength(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT', message: 'Password too short' });
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_LONG', message: 'Password too long' });
}
